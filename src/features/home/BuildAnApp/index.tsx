import React from 'react';
import Link from '@docusaurus/Link';
import Section from '../Section';
import {EditorPicture, PlayerPicture, RecorderPicture} from './pictures';
import styles from './styles.module.css';

const PRODUCTS = [
  {
    name: 'Player',
    to: '/player/',
    text: 'Play a composition in your React app before anything is rendered. Change its props while it plays.',
    price: 'Included in the toolkit',
    Picture: PlayerPicture,
  },
  {
    name: 'Editor Starter',
    to: '/docs/editor-starter/',
    text: 'Ship your own video editor. Buy the source code of a working one, with tracks, items, a timeline and rendering, and make it yours.',
    price: 'One purchase in the store',
    Picture: EditorPicture,
  },
  {
    name: 'Recorder',
    to: '/docs/recorder/',
    text: 'Record your webcam and screen in the browser. Then edit the clips in code, with layouts, captions and transitions.',
    price: 'Public source code',
    Picture: RecorderPicture,
  },
];

/** What to build on when the video is part of a product. */
export default function BuildAnApp(): React.ReactNode {
  return (
    <Section
      id="build"
      step="Embed"
      title="Put video creation in your product"
      lead={
        <>
          The component that renders to a file also plays in your app, so your users see each edit
          at once. In 2023, two people ran <Link to="/success-stories/typeframes">Typeframes</Link>{' '}
          this way, with no render servers to manage.
        </>
      }
    >
      <ul className={styles.products} role="list">
        {PRODUCTS.map(({name, to, text, price, Picture}) => (
          <li key={name} className={styles.product}>
            <Picture />
            <div className={styles.text}>
              <h3>
                <Link to={to}>{name}</Link>
              </h3>
              <p>{text}</p>
              <small>{price}</small>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
