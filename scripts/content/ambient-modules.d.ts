// Files that a bundler turns into modules. Examples may import them without having them.
declare module '*.css';
declare module '*.scss';
declare module '*.svg';
declare module '*.png';
declare module '*.jpg';
declare module '*.jpeg';
declare module '*.gif';
declare module '*.webp';
declare module '*.avif';
declare module '*.mp3';
declare module '*.wav';
declare module '*.mp4';
declare module '*.webm';
declare module '*.woff2';
declare module '*.json';
