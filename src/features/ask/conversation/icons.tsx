import React from 'react';

const draw = (path: React.ReactNode, size = 18): React.ReactNode => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {path}
  </svg>
);

export const CopyIcon = () =>
  draw(
    <>
      <rect x="9" y="9" width="11" height="11" rx="2.5" />
      <path d="M5 15H4.5A1.5 1.5 0 0 1 3 13.5V5a2 2 0 0 1 2-2h8.5A1.5 1.5 0 0 1 15 4.5V5" />
    </>,
    16,
  );
export const CloseIcon = () => draw(<path d="M6 6l12 12M18 6 6 18" />);
export const SendIcon = () => draw(<path d="M12 19V5M6 11l6-6 6 6" />, 20);
export const StopIcon = () => draw(<rect x="7" y="7" width="10" height="10" rx="1.5" />, 20);
export const BackIcon = () => draw(<path d="M19 12H5M11 6l-6 6 6 6" />, 16);
export const SearchIcon = () =>
  draw(<path d="M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13ZM20 20l-4.8-4.8" />, 16);
export const UpIcon = () =>
  draw(
    <path d="M7 11v9H4v-9h3Zm0 0 4-8a2.2 2.2 0 0 1 2.2 2.5L12.6 9H18a2 2 0 0 1 2 2.4l-1.3 7A2 2 0 0 1 16.7 20H7" />,
    16,
  );
export const DownIcon = () =>
  draw(
    <path d="M17 13V4h3v9h-3Zm0 0-4 8a2.2 2.2 0 0 1-2.2-2.5l.6-3.5H6a2 2 0 0 1-2-2.4l1.3-7A2 2 0 0 1 7.3 4H17" />,
    16,
  );
export const SparkIcon = ({size = 18}: {size?: number}) =>
  draw(
    <path d="M12 3l1.9 5.1a3 3 0 0 0 1.8 1.8L21 12l-5.3 2.1a3 3 0 0 0-1.8 1.8L12 21l-1.9-5.1a3 3 0 0 0-1.8-1.8L3 12l5.3-2.1a3 3 0 0 0 1.8-1.8L12 3Z" />,
    size,
  );
