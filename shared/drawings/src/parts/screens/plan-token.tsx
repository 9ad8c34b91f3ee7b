import { amber, brand, coral, deep, sea } from '../../stages/stage-colours';
import type { PartOf } from '../../screens/part-kind';
import type { Look } from '../../screens/screen-look';

type TokenProps = {
  kind: PartOf<'plan'>['marks'][number]['look'];
  at: { x: number; y: number };
  /** Of a lamp: it shines. */
  on: boolean;
  look: Look;
};

/** What stands in a room, seen from above; 24 units wide, a board 120. */
export function PlanToken({ kind, at: { x, y }, on, look }: TokenProps) {
  if (kind === 'lamp')
    return (
      <circle
        cx={x}
        cy={y}
        r="10"
        fill={on ? amber : look.ground}
        stroke={on ? '#96590B' : look.quiet}
        strokeWidth="2"
      />
    );
  if (kind === 'camera')
    return (
      <>
        <rect x={x - 12} y={y - 9} width="24" height="18" rx="4" fill={deep} />
        <circle cx={x} cy={y} r="5" fill={sea} />
      </>
    );
  if (kind === 'board') return <rect x={x - 60} y={y - 6} width="120" height="10" rx="3" fill="#2C8A5B" />;
  if (kind === 'meter') return <rect x={x - 7} y={y - 7} width="14" height="14" rx="3" fill={brand} />;
  return (
    <>
      <ellipse cx={x} cy={y} rx="15" ry="9" fill={coral} />
      <circle cx={x} cy={y} r="7.500" fill="#F6D9C4" stroke={deep} strokeWidth="1.500" />
    </>
  );
}
