import {usePluginData} from '@docusaurus/useGlobalData';
import type {GlobalData} from '../../../plugins/ask-ai';

/** Whether the site answers questions by itself. With a hosted widget, it leaves that to it. */
export function useIsAnswering(): boolean {
  const data = usePluginData('ask-ai') as GlobalData | undefined;
  return data?.isHosted === false;
}
