import {toolsOf, type Place, type Tool} from './tools';

type Register = (tool: Tool, options: {signal: AbortSignal}) => unknown;

/**
 * Registers the site's tools with the browser's agent.
 *
 * The proposal moved from `navigator` to `document`, so either may have it. A browser that refuses a
 * tool leaves the site as it is.
 *
 * @param signal ends the registration
 */
export async function registerTools(place: Place, signal: AbortSignal): Promise<void> {
  const register = findRegister();
  if (register && !signal.aborted) {
    await Promise.allSettled(
      toolsOf(place).map(async (tool) => {
        await register(tool, {signal});
      }),
    );
  }
}

function findRegister(): Register | undefined {
  for (const owner of [document, navigator]) {
    const context: unknown = 'modelContext' in owner ? owner.modelContext : undefined;
    if (typeof context === 'object' && context !== null && 'registerTool' in context) {
      const {registerTool} = context;
      if (typeof registerTool === 'function') {
        return (tool, options): unknown => Reflect.apply(registerTool, context, [tool, options]);
      }
    }
  }
  return undefined;
}
