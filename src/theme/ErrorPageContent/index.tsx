// Ejected: so that a crash inside the layout and a crash of the layout read the same.
import React from 'react';
import CrashMessage from '@site/src/components/CrashMessage';
import type {Props} from '@theme/Error';

export default function ErrorPageContent({error, tryAgain}: Props): React.ReactNode {
  return <CrashMessage error={error} tryAgain={tryAgain} />;
}
