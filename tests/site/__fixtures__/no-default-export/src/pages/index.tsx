import React from 'react';

export function Page() {
  return <p>Nobody exported me by default</p>;
}
