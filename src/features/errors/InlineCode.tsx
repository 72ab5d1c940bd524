import React from 'react';

/** A sentence in which backticks mark code. */
export function InlineCode({text}: {text: string}): React.ReactNode {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
