import React, {useEffect} from 'react';
import {Freeze, useCurrentFrame} from 'remotion';
import {Canvas} from './Canvas';
import type {Program} from './run';

type Shown = {program: Program; frame: number};

type Props = {
  program: Program;
  /** Called once for each program: with its first frame that rendered and whose effects ran. */
  onDrawn: () => void;
  /** Called with what the program threw while it rendered, and the frame. */
  onError: (thrown: unknown, frame: number) => void;
  /** Called when it renders again. */
  onRecover: () => void;
};

/** Renders a program. While a frame of it throws, the last frame that rendered stays. */
export function LastGoodFrame(props: Props): React.ReactNode {
  return (
    <Canvas>
      <Attempt {...props} frame={useCurrentFrame()} />
    </Canvas>
  );
}

type AttemptState = Shown & {hasFailed: boolean};

class Attempt extends React.Component<Props & {frame: number}, AttemptState> {
  override state: AttemptState = {
    program: this.props.program,
    frame: this.props.frame,
    hasFailed: false,
  };

  private lastGood: Shown | null = null;
  private wasFailing = false;

  static getDerivedStateFromError(): Partial<AttemptState> {
    return {hasFailed: true};
  }

  /** Another frame or another program is another attempt. */
  static getDerivedStateFromProps(
    {program, frame}: Shown,
    state: AttemptState,
  ): Partial<AttemptState> | null {
    return program === state.program && frame === state.frame
      ? null
      : {program, frame, hasFailed: false};
  }

  override componentDidCatch(thrown: unknown): void {
    this.wasFailing = true;
    this.props.onError(thrown, this.props.frame);
  }

  override render(): React.ReactNode {
    const {program, frame} = this.props;
    if (!this.state.hasFailed) {
      return (
        <>
          <program.Component />
          <AfterEffects onSettled={this.remember} />
        </>
      );
    }
    return this.lastGood ? (
      <Silent key={`${program.id} ${frame}`}>
        <Freeze frame={this.lastGood.frame}>
          <this.lastGood.program.Component />
        </Freeze>
      </Silent>
    ) : null;
  }

  private readonly remember = (): void => {
    if (this.state.hasFailed) {
      return;
    }
    const {program, frame, onDrawn, onRecover} = this.props;
    const isFirst = this.lastGood?.program !== program;
    this.lastGood = {program, frame};
    if (isFirst) {
      onDrawn();
    }
    if (this.wasFailing) {
      this.wasFailing = false;
      onRecover();
    }
  };
}

/**
 * Calls back after each render, once the effects of the components before it have run and what they
 * threw has been caught.
 */
function AfterEffects({onSettled}: {onSettled: () => void}): React.ReactNode {
  useEffect(() => {
    const timer = setTimeout(onSettled);
    return () => clearTimeout(timer);
  });
  return null;
}

/** Shows nothing rather than an error: a program that fails late may not even repeat a good frame. */
class Silent extends React.Component<React.PropsWithChildren, {hasFailed: boolean}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError() {
    return {hasFailed: true};
  }

  override render(): React.ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
