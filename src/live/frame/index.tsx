import React from 'react';
import {createRoot} from 'react-dom/client';
import {Frame} from './Frame';
import {provideStorage} from './memory-storage';

provideStorage();
createRoot(document.getElementById('root')!).render(<Frame />);
