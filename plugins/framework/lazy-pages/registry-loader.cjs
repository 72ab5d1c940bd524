/**
 * The list of all modules that routes load names each a second time, to know its id. To the bundler
 * that is a reason to compile it, whether somebody loads it or not. Only hydration asks for the id,
 * and `npm start` hydrates nothing.
 *
 * @param {string} registry the text of the framework's generated list
 * @throws Error when the list has another form
 */
module.exports = function withoutIds(registry) {
  const changed = registry.replace(/require\.resolveWeak\("[^"]+"\)/g, 'null');
  if (changed === registry) {
    throw new Error(
      "The patch plugins/framework/lazy-pages no longer fits the framework: its registry resolves no modules. Compare it with the framework's new code, or remove it as plugins/framework/README.md says.",
    );
  }
  return changed;
};
