import {useDataOf} from '../../lib/hooks/useDataOf';

/** Whether the site answers questions by itself. With a hosted widget, it leaves that to it. */
export function useIsAnswering(): boolean {
  return useDataOf('ask-ai')?.isHosted === false;
}
