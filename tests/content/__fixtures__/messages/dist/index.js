'use strict';
Object.defineProperty(exports, '__esModule', {value: true});
const constants_1 = require('./constants');
const VERSION = '1.2.3';

class RangeError_ extends Error {
  constructor(given) {
    super(`Out of range: ${given}`);
  }
}

exports.check = (value, options) => {
  if (value === null) {
    throw new Error('No value was passed');
  }
  if (value > 2) {
    return Promise.reject(
      new TypeError(
        ['The value ' + value + ' is too large.', options.hint ? options.hint : null, `See ${constants_1.PAGE}`]
          .filter(Boolean)
          .join('\n'),
      ),
    );
  }
  if (value > 1) {
    throw new Error((0, constants_1.describeRange)('"volume"'));
  }
  if (value < 0) {
    throw new Error(options.strict ? 'Negative values are forbidden' : 'Negative values are ignored');
  }
  console.warn('The first line of a warning');
  console.warn('and its second line, in', VERSION);
  console.error(value);
  console.log('Just a note');
};

const fail = (message) => {
  throw new Error(message);
};
exports.fail = fail;
exports.RangeError_ = RangeError_;
