import React from 'react';

type Props = React.PropsWithChildren<{onError: (thrown: unknown) => void}>;

/** Tells what its children throw. Whoever draws them would go on with an empty page. */
export class Attempt extends React.Component<Props> {
  override state = {hasFailed: false};

  static getDerivedStateFromError() {
    return {hasFailed: true};
  }

  override componentDidCatch(thrown: unknown): void {
    this.props.onError(thrown);
  }

  override render(): React.ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
