import type {Values} from './definition';

export const Dot: React.FC<Values> = ({size}) => <div style={{colour: size}} />;
