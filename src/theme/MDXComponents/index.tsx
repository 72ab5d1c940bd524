// Change: a wide table scrolls, and what scrolls has to be reachable by keyboard.
import React from 'react';
import OriginalComponents from '@theme-original/MDXComponents';

function Table(props: React.ComponentProps<'table'>): React.ReactNode {
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <table tabIndex={0} {...props} />;
}

export default {...OriginalComponents, table: Table};
