'use strict';
Object.defineProperty(exports, '__esModule', {value: true});
const DEFAULT_WIDTH = 1920;
const Box = ({width = DEFAULT_WIDTH, w}) => null;
exports.Box = Box;
const store = async (target, options) => {
  const retries = target.retries !== null && target.retries !== void 0 ? target.retries : 2;
  return {bytes: retries};
};
exports.store = store;
