import React from 'react';
import {SearchHitLink} from '../SearchHitLink';
import type {SearchSettings} from '../settings';
import {TASKS} from '../tasks';
import {Slot} from './Slot';

type Props = {settings: SearchSettings; onFollow: () => void};

/** What many readers come for, below the recent searches. */
export function Tasks({settings, onFollow}: Props): React.ReactNode {
  return (
    <Slot beside=".DocSearch-Dropdown" position="beforeend">
      <section className="search-tasks" aria-labelledby="search-tasks-title">
        <h2 id="search-tasks-title" className="DocSearch-Hit-source">
          Popular tasks
        </h2>
        <ul>
          {TASKS.map(({label, path}) => (
            <li key={path}>
              <SearchHitLink
                url={settings.baseUrl + path.slice(1)}
                rules={settings}
                onFollow={onFollow}
              >
                {label}
              </SearchHitLink>
            </li>
          ))}
        </ul>
        <p className="search-hint">
          Type <kbd>&gt;</kbd> for commands, such as dark mode.
        </p>
      </section>
    </Slot>
  );
}
