import React from 'react';
import Link from '@docusaurus/Link';
import Section from '../Section';
import {EditorPicture, PlayerPicture, RecorderPicture} from './pictures';
import styles from './styles.module.css';

const PRODUCTS = [
  {
    name: 'Player',
    to: '/player/',
    text: 'Plays a composition inside your React app, with no file rendered before. Its props can change while it plays.',
    price: 'Part of the toolkit',
    Picture: PlayerPicture,
  },
  {
    name: 'Editor Starter',
    to: '/docs/editor-starter/',
    text: 'The source code of a working video editor: tracks, items, a timeline and rendering. You buy it once and make it yours.',
    price: 'Sold as a template',
    Picture: EditorPicture,
  },
  {
    name: 'Recorder',
    to: '/docs/recorder/',
    text: 'Records webcam and screen in the browser, and edits the clips with code: layout, captions, transitions.',
    price: 'Source is public',
    Picture: RecorderPicture,
  },
];

/** What to build on when the video is part of a product. */
export default function BuildAnApp(): React.ReactNode {
  return (
    <Section
      id="build"
      step="Embed"
      title="Build a product around your video"
      lead="The component that renders to a file also plays in a page. So your users can watch and edit the video before it exists."
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
