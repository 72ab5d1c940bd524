'use strict';
Object.defineProperty(exports, '__esModule', {value: true});
exports.describeRange = exports.PAGE = void 0;
exports.PAGE = 'https://example.org/help';
const describeRange = (name) => `${name} must lie between 0 and 1`;
exports.describeRange = describeRange;
