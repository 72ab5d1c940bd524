import {jsx as jsx2} from 'react/jsx-runtime';

var TileContent = ({edge = 'round'}) => null;
var TileInner = ({width = 640, ...props}) => jsx2(TileContent, {...props});
var Corner = ({radius}) => {
  if (radius < 0) {
    throw new Error(`A corner of ${radius} pixels can't be drawn.`);
  }
  return null;
};
var Tile = Object.assign(withSchema({Component: TileInner, componentName: '<Tile>'}), {Corner});
var measureInner = (options) => (options?.unit ?? 'px').length;

export {Tile, measureInner as measure};
