import styles from './console-desk.module.css';
import { deskButton, deskPart } from '../../stages/desk-button';
import { CameraPicture } from './camera-picture';
import type { WindowProps } from './console-windows';

const tallies = [styles.next, styles.onAir];

/** One tile a camera; preview and programme carry the colour of their window. */
export function CameraTiles({ show, views, console }: WindowProps) {
  const Tile = console ? 'button' : 'span';

  return (
    <div className={styles.tiles} {...deskPart(console, 'tiles')}>
      {show.cameras.map(({ name }, index) => (
        <Tile
          key={name}
          className={tallies[index] ? `${styles.tile} ${tallies[index]}` : styles.tile}
          {...(console && deskButton(console, 'pick', index + 1))}
        >
          <CameraPicture view={views[index]} className={styles.thumb} />
          <span className={styles.camera}>
            <b>{index + 1}</b>
            {name}
          </span>
        </Tile>
      ))}
    </div>
  );
}
