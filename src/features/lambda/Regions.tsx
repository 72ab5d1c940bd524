import React from 'react';
import {lambdaFacts, regionPlaces} from '@site/src/data/lambda-facts';
import {estimateRender} from '@site/src/data/lambda-plan';
import {formatDollars, formatSeconds} from './format';
import styles from './tables.module.css';
import {FIRST_WISH} from './wish';

const CONTINENTS: [name: string, prefixes: string[]][] = [
  ['Europe', ['eu']],
  ['North and South America', ['us', 'ca', 'sa']],
  ['Asia and Pacific', ['ap']],
  ['Middle East and Africa', ['me', 'af']],
];

/** Every region with its place, and what the same video costs there. */
export default function Regions(): React.ReactNode {
  const optional = lambdaFacts.regions.filter(({isEnabledByDefault}) => !isEnabledByDefault).length;
  return (
    <>
      <div className={styles.continents}>
        {CONTINENTS.map(([name, prefixes]) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {lambdaFacts.regions
                .filter(({id}) => prefixes.includes(id.split('-')[0] ?? ''))
                .map(({id, isEnabledByDefault}) => (
                  <li key={id}>
                    <code>{id}</code>
                    <span>
                      {regionPlaces[id]}
                      {isEnabledByDefault ? null : ' *'}
                    </span>
                    <span className={styles.price}>
                      {formatDollars(estimateRender({...FIRST_WISH, region: id}).price.total)}
                    </span>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={styles.note}>
        Each price is an estimate for a video of {formatSeconds(FIRST_WISH.lengthInSeconds)}, with
        the calculator's initial values. * Enable these {optional} regions in your AWS account
        before you use them.
      </p>
    </>
  );
}
