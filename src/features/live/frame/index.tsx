import React from 'react';
import {createRoot} from 'react-dom/client';
import {makeAudioContextsLate} from '@site/src/lib/make-audio-contexts-late';
import {startAudioWithReader} from '@site/src/lib/start-audio-with-reader';
import {Frame} from './Frame';
import {provideStorage} from './memory-storage';

const root = document.getElementById('root')!;

// A host that sends no headers leaves it to the page around the frame to sandbox it. Without that,
// any site could show this frame and run code with the rights of this one.
if (window.origin === 'null') {
  provideStorage();
  makeAudioContextsLate();
  startAudioWithReader();
  // The toolkit completes addresses with it, and `null` is no beginning of one. Nothing is won with
  // the name alone: the browser goes by the real one.
  window.origin = window.location.origin;
  createRoot(root).render(<Frame />);
} else {
  root.textContent = 'This preview is part of another page.';
}
