import React, {useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {adviseOn, type Advice} from './finder';
import {InlineCode} from './InlineCode';
import {looksLikeError} from './looks-like-error';

/** What helps with the error that some words are, for example those of an address. Otherwise nothing. */
export function ErrorPageFor({words}: {words: string}): React.ReactNode {
  const baseUrl = useBaseUrl('/');
  const [advice, setAdvice] = useState<Advice | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (looksLikeError(words)) {
      adviseOn(words, baseUrl).then(
        ([first]) => isCurrent && setAdvice(first && first.how !== 'near' ? first : null),
        // Without the index there is nothing to offer.
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
      setAdvice(null);
    };
  }, [words, baseUrl]);
  return advice ? (
    <p role="status">
      Is this about an error? See <Link to={advice.entry.page}>{advice.entry.title}</Link>.{' '}
      <InlineCode text={advice.fix} />
    </p>
  ) : null;
}
