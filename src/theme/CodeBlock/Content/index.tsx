// Change: the languages load together with the highlighter, and not with every page.
import {Prism} from 'prism-react-renderer';
import includeLanguages from '@theme/prism-include-languages';
import Content from '@theme-original/CodeBlock/Content';

includeLanguages(Prism);

export default Content;
