// Ejected: the framework's spinner never times out, and its error says only `String(error)`.
import React, {useEffect, useState} from 'react';
import type {LoadingComponentProps} from 'react-loadable';

const TIMEOUT_MS = 15_000;

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): React.ReactNode {
  const timedOut = useTimeout(!error, TIMEOUT_MS);
  if (error || timedOut) {
    const reason = error ? String(error) : 'This page is taking too long to load.';
    return (
      <div className="page-load-error" role="alert">
        <p>{reason}</p>
        <button type="button" onClick={error ? retry : () => window.location.reload()}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? <Spinner /> : null;
}

function useTimeout(isRunning: boolean, milliseconds: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    const timer = window.setTimeout(() => setIsOver(true), milliseconds);
    return () => window.clearTimeout(timer);
  }, [isRunning, milliseconds]);
  return isRunning && isOver;
}

function Spinner() {
  return (
    <div className="page-load-spinner" role="status" aria-label="Loading">
      <svg
        width="128"
        height="110"
        viewBox="0 0 45 45"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        <circle cx="22" cy="22" r="6">
          <animate attributeName="r" dur="1.5s" values="6;1;2;3;4;5;6" repeatCount="indefinite" />
        </circle>
        <circle cx="22" cy="22" r="6" strokeOpacity="0">
          <animate attributeName="r" begin="1.5s" dur="3s" values="6;20" repeatCount="indefinite" />
          <animate
            attributeName="stroke-opacity"
            begin="1.5s"
            dur="3s"
            values="1;0"
            repeatCount="indefinite"
          />
        </circle>
      </svg>
    </div>
  );
}
