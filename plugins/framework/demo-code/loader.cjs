// A loader with nothing but a pitch never sees what other loaders make of the file.
exports.pitch = function pitch() {
  const {template, files} = this.getOptions().read(this.resourcePath);
  files.forEach((file) => this.addDependency(file));
  return `import * as written from '@site/src/features/demos/written';
const write = ${template};
export default (values) => write(values, written);`;
};
