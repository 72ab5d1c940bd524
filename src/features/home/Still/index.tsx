import React from 'react';
import AsServed from '@site/src/components/AsServed';
import * as server from './frames.server';
import styles from './styles.module.css';

const stills: Partial<typeof server.stills> = server.stills ?? {};

/** One frame of a composition of this page, as part of the page. */
export default function Still({name}: {name: keyof typeof server.stills}): React.ReactNode {
  return <AsServed html={stills[name]} className={styles.still} />;
}
