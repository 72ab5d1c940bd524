import type React from 'react';
import {Prism} from 'prism-react-renderer';
import includeLanguages from '@theme/prism-include-languages';
import Original from '@theme-original/CodeBlock/Content';
import type {Props} from '@theme/CodeBlock/Content';

// The languages load together with the highlighter, and not with every page.
includeLanguages(Prism);

const Highlighted = Original as React.ComponentType<Props>;
export default Highlighted;
