// Change: below the page, readers are asked whether it helped. All of this comes right after the page
// when they follow a link to it.
import React, {useDeferredValue} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import OriginalFooter from '@theme-original/DocItem/Footer';
import PageFeedback from '@site/src/components/PageFeedback';

export default function DocItemFooter(): React.ReactNode {
  const {action} = useHistory();
  const {title} = useDoc().metadata;
  const isThere = useDeferredValue(true, action !== 'PUSH');
  return isThere ? (
    <>
      <OriginalFooter />
      <PageFeedback title={title} />
    </>
  ) : null;
}
