// Runs before an install, on whatever Node is there: plain syntax only.
const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(
    'This site needs Node.js 20 or newer; this is ' +
      process.version +
      '. Install Node.js 20 (https://nodejs.org) and run the command again.',
  );
  process.exit(1);
}
