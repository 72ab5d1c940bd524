/**
 * Runs a command of `package.json`. An error ends it with the error's message, without a stack: it
 * is a sentence for whoever typed the command.
 */
export function runCommand(main: () => void | Promise<void>): void {
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    });
}
