import { Ripples } from '../../posters/poster-figures';
import { deep, signal } from '../../stages/stage-colours';
import type { Drawing } from '@site/shared/ui/drawing';

function Hold() {
  return (
    <>
      <path d="M0 0H320V180H0Z" fill={deep} />
      <Ripples x={160} y={72} radii={[30, 52, 78, 110, 148, 190]} stroke={signal} />
      <path d="M150 58q0-5 5-2l20 13q3 3 0 6l-20 13q-5 3-5-2Z" fill={signal} />
      <text x="160" y="138" fontSize="20" fontWeight="700" fill="#E6F1F0" textAnchor="middle">
        茶歇中
      </text>
      <text x="160" y="160" fontSize="13" fill="#9FCFC9" textAnchor="middle">
        14:40 继续直播
      </text>
    </>
  );
}

/** The standby picture between two parts of a show. */
export const holdScene: Drawing = { width: 320, height: 180, Draw: Hold };
