const {readFileSync} = require('node:fs');

// A loader with nothing but a pitch never sees what other loaders make of the file.
exports.pitch = function pitch() {
  this.addDependency(this.resourcePath);
  return `export default ${JSON.stringify(readFileSync(this.resourcePath, 'utf8'))};`;
};
