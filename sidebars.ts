import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {apiSidebar} from './sidebars/api';
import {editorStarterSidebar} from './sidebars/editor-starter';
import {mainSidebar} from './sidebars/main';
import {recorderSidebar} from './sidebars/recorder';

const sidebars: SidebarsConfig = {
  mainSidebar,
  apiSidebar,
  editorStarterSidebar,
  recorderSidebar,
};

export default sidebars;
