// Change: comes with the first scroll. Before, it's hidden, and to ask how far the page is scrolled would
// lay out the page that has just come before it may be painted.
import React, {useEffect, useState} from 'react';
import OriginalBackToTopButton from '@theme-original/BackToTopButton';

export default function BackToTopButton(): React.ReactNode {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const onScroll = () => setIsScrolled(true);
    window.addEventListener('scroll', onScroll, {once: true, passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isScrolled ? <OriginalBackToTopButton /> : null;
}
