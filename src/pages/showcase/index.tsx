import React from 'react';
import {showcase} from '@site/src/data/showcase';
import ShowcasePage from '@site/src/features/showcase/ShowcasePage';

export default function Showcase(): React.ReactNode {
  return <ShowcasePage entries={showcase} />;
}
