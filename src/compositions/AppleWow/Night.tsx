import {AbsoluteFill} from 'remotion';

/** Plain dark sky for the stages that have no background of their own yet. */
export function Night({children}: {children: React.ReactNode}) {
  return <AbsoluteFill style={{backgroundColor: '#0b0f17'}}>{children}</AbsoluteFill>;
}
