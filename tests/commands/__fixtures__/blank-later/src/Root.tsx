import {MyComposition} from './Composition';

export const RemotionRoot: React.FC = () => <MyComposition />;
