import { ScenePicture, type ShownScene } from '@site/drawings/stages/scene-picture';
import type { Kit } from '../../content/home-live-hardware/kits';
import styles from './home-live-hardware-picture.module.css';

/** Where the parts of a kit stand in its room, in their order. */
const places: Record<Kit['key'], readonly (readonly [x: number, y: number])[]> = {
  desk: [
    [396, 262],
    [176, 272],
    [68, 186],
    [592, 380],
  ],
  room: [
    [86, 48],
    [528, 212],
    [548, 374],
    [266, 298],
  ],
  field: [
    [300, 206],
    [142, 344],
    [650, 408],
    [392, 384],
  ],
  studio: [
    [208, 272],
    [450, 110],
    [36, 128],
    [606, 340],
  ],
};

/** A place with its gear; the words beside it name what the numbers mean. They are larger on phones than a file could have them. */
export function KitPicture({ kit, scene }: { kit: Kit['key']; scene: ShownScene }) {
  return (
    <div className={styles.room}>
      <ScenePicture scene={scene} className={styles.picture} />
      <svg
        className={styles.marks}
        width="680"
        height="470"
        viewBox="0 0 680 470"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {places[kit].map(([x, y], index) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <g className={styles.mark}>
              <circle r="17" fill="#fff" />
              <circle r="14" fill="#0B6E6E" />
              <text y="6">{index + 1}</text>
            </g>
          </g>
        ))}
      </svg>
    </div>
  );
}
