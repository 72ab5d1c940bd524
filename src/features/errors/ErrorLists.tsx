import React from 'react';
import {listFile} from '@site/plugins/browser';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {errorPackages} from '../../data/error-packages';
import styles from './styles.module.css';

/** Links to the lists of all messages, one for each package. */
export function ErrorLists(): React.ReactNode {
  const baseUrl = useBaseUrl('/');
  return (
    <ul className={styles.packages}>
      {errorPackages.map((name) => (
        <li key={name}>
          <a href={baseUrl + listFile(name)}>{name === 'other' ? 'Other software' : name}</a>
        </li>
      ))}
    </ul>
  );
}
