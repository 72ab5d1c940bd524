import React, {useCallback, useEffect, useRef, useState} from 'react';
import type {PlayerRef} from '@remotion/player';
import CodeBlock from '@theme/CodeBlock';
import SequencerPicture, {
  type SequencerProps,
} from '@site/src/compositions/player/SequencerPicture';
import {useIsNear} from '@site/src/lib/hooks/useIsNear';
import {useReaderIsThere} from '@site/src/lib/hooks/useReaderIsThere';
import {playerCode} from './code';
import Cover from './Cover';
import type {LivePlayerProps} from './LivePlayer';
import Remote from './Remote';
import SettingsForm from './SettingsForm';
import {INITIAL, withSetting} from './switches';
import TuneEditor from './TuneEditor';
import styles from './playground.module.css';

const FIRST_PROPS: SequencerProps = {
  title: 'Play with me',
  color: '#5bc0ff',
  tune: [0, 2, 4, 3, null, 5, 4, 2],
};

/** The player with everything that can be set, called and heard, and the code for it. */
export default function Playground(): React.ReactNode {
  const [settings, setSettings] = useState(INITIAL);
  const [inputProps, setInputProps] = useState(FIRST_PROPS);
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Screen settings={settings} inputProps={inputProps} onPlayer={setPlayer} />
          <TuneEditor inputProps={inputProps} onChange={setInputProps} />
          <div className={styles.code}>
            <CodeBlock language="tsx" title="App.tsx">
              {playerCode(settings, inputProps)}
            </CodeBlock>
          </div>
        </div>
        <div className={styles.settings}>
          <SettingsForm
            settings={settings}
            onChange={(name, value) => setSettings((before) => withSetting(before, name, value))}
          />
        </div>
      </div>
      <noscript>
        <p>Turn on JavaScript to try the Player. You can copy the code without it.</p>
      </noscript>
      <Remote player={player} />
    </>
  );
}

/** The player in a box of its final size. Until its code is there, an image of its first frame. */
function Screen({onPlayer, ...props}: LivePlayerProps): React.ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isReaderThere = useReaderIsThere();
  const isNear = useIsNear(box) && isReaderThere;
  const [Live, setLive] = useState<React.ComponentType<LivePlayerProps> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isPlayWanted = useRef(false);

  const receive = useCallback(
    (player: PlayerRef | null) => {
      onPlayer(player);
      if (player && isPlayWanted.current) {
        isPlayWanted.current = false;
        player.play();
      }
    },
    [onPlayer],
  );

  useEffect(() => {
    if (!isNear) {
      return;
    }
    import('./LivePlayer').then(
      (module) => setLive(() => module.default),
      (error: unknown) => setFailure(String(error)),
    );
  }, [isNear]);

  return (
    <div
      ref={box}
      className={styles.screen}
      role="group"
      aria-label="Player: a melody of eight notes"
    >
      {Live ? (
        <Live {...props} onPlayer={receive} />
      ) : (
        <div className={styles.live} onPointerUp={() => (isPlayWanted.current = true)}>
          <SequencerPicture {...props.inputProps} position={0} strikes={[1]} />
          <Cover />
        </div>
      )}
      {failure ? (
        <p className={styles.failure} role="alert">
          The player did not load: {failure}. Reload the page to try again.
        </p>
      ) : null}
    </div>
  );
}
