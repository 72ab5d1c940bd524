import {Flight} from './Flight';
import {Night} from './Night';

type Props = {
  /** Diameter in pixels. */
  size: number;
  color: string;
};

/** A round spark. */
export function Dot({size, color}: Props) {
  return <div style={{width: size, height: size, borderRadius: '50%', backgroundColor: color}} />;
}

/** Stage 1: a dot leaves the center. */
export default function DotStage() {
  return (
    <Night>
      <Flight reach={280}>
        <Dot size={28} color="#ffb454" />
      </Flight>
    </Night>
  );
}
