// CommonJS, so that the bundler does not look for the exports of what this stands for.
module.exports = {};
