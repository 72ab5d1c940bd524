// Change: a wide table scrolls, so it can be reached by keyboard and has a name. An option of a
// command stays on one line.
import React from 'react';
import OriginalComponents from '@theme-original/MDXComponents';
import OriginalCode from '@theme/MDXComponents/Code';

function Table(props: React.ComponentProps<'table'>): React.ReactNode {
  const [head] = React.Children.toArray(props.children);
  // With a class, it comes from plugins/remark/api-reference, whose wrapper does all of this.
  return props.className ? (
    <table {...props} />
  ) : (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <table tabIndex={0} aria-label={textOf(head).replace(/, $/, '')} {...props} />
  );
}

/** The text of an element, with a comma after each title of a column. */
function textOf(node: React.ReactNode): string {
  return React.Children.toArray(node)
    .map((child) => {
      if (!React.isValidElement<React.PropsWithChildren>(child)) {
        return typeof child === 'string' ? child : '';
      }
      return textOf(child.props.children) + (child.type === 'th' ? ', ' : '');
    })
    .join('');
}

/** `--codec`, or with its value: `-g 30`. */
const OPTION = /^-\S+( \S+)?$/;

function Code(props: React.ComponentProps<'code'>): React.ReactNode {
  const isOption = typeof props.children === 'string' && OPTION.test(props.children);
  return <OriginalCode {...props} {...(isOption && {className: 'command-option'})} />;
}

export default {...OriginalComponents, code: Code, table: Table};
