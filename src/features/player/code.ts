import {DEFAULTS, DURATION, groups, type SettingName, type Settings} from './switches';
import type {SequencerProps} from '@site/src/compositions/player/SequencerPicture';

/** What the player does if the prop is left out, given the others. */
function defaultOf(name: SettingName, settings: Settings): Settings[SettingName] {
  return name === 'clickToPlay' ? settings.controls : DEFAULTS[name];
}

function toProp(name: SettingName, value: Settings[SettingName]): string {
  if (name === 'renderPoster') {
    return 'renderPoster={() => <Cover />}';
  }
  if (value === true) {
    return name;
  }
  return typeof value === 'string' ? `${name}="${value}"` : `${name}={${String(value)}}`;
}

/** The props that differ from what the player does without them, in the order of the form. */
export function changedProps(settings: Settings): string[] {
  return groups
    .flatMap((group) => group.settings)
    .filter(({name}) => settings[name] !== defaultOf(name, settings))
    .map(({name}) => toProp(name, settings[name]));
}

/** A component that shows the player as it is set. It needs `Sequencer.tsx` beside it. */
export function playerCode(settings: Settings, {title, color, tune}: SequencerProps): string {
  const quote = (text: string) =>
    `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', ' ')}'`;
  const imports = settings.renderPoster ? 'Cover, Sequencer' : 'Sequencer';
  const props = [
    'component={Sequencer}',
    'inputProps={inputProps}',
    `durationInFrames={${DURATION}}`,
    'fps={30}',
    'compositionWidth={1280}',
    'compositionHeight={720}',
    "style={{width: '100%'}}",
    ...changedProps(settings),
  ];
  return `import {Player} from '@remotion/player';
import {${imports}} from './Sequencer';

const inputProps = {
  title: ${quote(title)},
  color: ${quote(color)},
  tune: [${tune.join(', ').replace(/(^|, )(?=,|$)/g, '$1null')}],
};

export const App = () => (
  <Player
${props.map((prop) => `    ${prop}`).join('\n')}
  />
);
`;
}

/** How to hear of what happens, and to act on it. */
export const REF_CODE = `import {useEffect, useState} from 'react';
import {Player, type PlayerRef} from '@remotion/player';
import {Sequencer} from './Sequencer';

export const Lesson = () => {
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const [isDone, setIsDone] = useState(false);

  useEffect(() => {
    const finish = () => setIsDone(true);
    player?.addEventListener('ended', finish);
    return () => player?.removeEventListener('ended', finish);
  }, [player]);

  return (
    <>
      <Player
        ref={setPlayer}
        component={Sequencer}
        inputProps={{title: 'Lesson 1', color: '#ff7fb2', tune: [0, 2, 4]}}
        durationInFrames={90}
        fps={30}
        compositionWidth={1280}
        compositionHeight={720}
      />
      <button onClick={() => player?.toggle()}>Play or pause</button>
      <button onClick={() => player?.seekTo(0)}>Restart</button>
      {isDone ? <p>Well done!</p> : null}
    </>
  );
};
`;
