import React, {useEffect, useRef} from 'react';
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

/** What is known of the frames of all programs, one after the other. */
type Memory = {lastGood: Shown | null; wasFailing: boolean};

/** Renders a program. While a frame of it throws, the last frame that rendered stays. */
export function LastGoodFrame(props: Props): React.ReactNode {
  const memory = useRef<Memory>({lastGood: null, wasFailing: false});
  return (
    <Canvas>
      <Attempt
        // What an effect of the last program throws late is no error of this one.
        key={props.program.id}
        {...props}
        frame={useCurrentFrame()}
        memory={memory}
      />
    </Canvas>
  );
}

type AttemptProps = Props & {frame: number; memory: React.RefObject<Memory>};

type AttemptState = {frame: number; hasFailed: boolean; isCaught: boolean};

class Attempt extends React.Component<AttemptProps, AttemptState> {
  override state: AttemptState = {frame: this.props.frame, hasFailed: false, isCaught: false};

  static getDerivedStateFromError(): Partial<AttemptState> {
    return {hasFailed: true, isCaught: true};
  }

  /**
   * Another frame is another attempt, but not while an error is caught: React would hand a second one to
   * the player, which then shows nothing any more.
   */
  static getDerivedStateFromProps(
    {frame}: AttemptProps,
    {frame: before, isCaught}: AttemptState,
  ): Partial<AttemptState> | null {
    if (isCaught) {
      return {frame, isCaught: false};
    }
    return frame === before ? null : {frame, hasFailed: false};
  }

  override componentDidCatch(thrown: unknown): void {
    this.props.memory.current.wasFailing = true;
    this.props.onError(thrown, this.props.frame);
  }

  override render(): React.ReactNode {
    const {program, frame, memory} = this.props;
    if (!this.state.hasFailed) {
      return (
        <>
          <program.Component />
          <AfterEffects onSettled={this.remember} />
        </>
      );
    }
    const {lastGood} = memory.current;
    return lastGood ? (
      <Silent key={`${program.id} ${frame}`}>
        <Freeze frame={lastGood.frame}>
          <lastGood.program.Component />
        </Freeze>
      </Silent>
    ) : null;
  }

  private readonly remember = (): void => {
    if (this.state.hasFailed) {
      return;
    }
    const {program, frame, memory, onDrawn, onRecover} = this.props;
    const {lastGood, wasFailing} = memory.current;
    memory.current = {lastGood: {program, frame}, wasFailing: false};
    if (lastGood?.program !== program) {
      onDrawn();
    }
    if (wasFailing) {
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
