import styles from './console-desk.module.css';
import type { ConsoleShow } from '../console-show';
import { deskButton, deskPart } from '../desk-button';
import panels from '../console-stage.module.css';
import { CameraPicture, type CameraView } from './camera-picture';

const tallies = [styles.next, styles.onAir];

/** The words of a desk that visitors operate; on a picture they are read out with it. */
type DeskProps = { show: ConsoleShow; console?: string | undefined };

/** One tile a camera; preview and programme carry the colour of their window. */
export function CameraTiles({ show, views, console }: DeskProps & { views: readonly CameraView[] }) {
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

/** The three fields of a caption, to read or to write. */
function CaptionFields({ show, console }: DeskProps) {
  const { name, role, text } = show.caption;
  if (!console)
    return (
      <>
        <span className={styles.field}>{name}</span>
        <span className={styles.field}>{role}</span>
        <span className={`${styles.field} ${styles.typing}`}>{text}</span>
      </>
    );
  const field = (key: string, label: string, value: string, longest: number) => (
    <input
      className={key === 'text' ? `${styles.field} ${styles.typing}` : styles.field}
      aria-label={label}
      defaultValue={value}
      maxLength={longest}
      size={longest}
      autoComplete="off"
      data-wake={`console-${console}`}
      data-field={key}
    />
  );
  return (
    <>
      {field('name', '字幕条人名', name, 4)}
      {field('role', '字幕条职务', role, 8)}
      {field('text', '字幕条内容', text, 20)}
    </>
  );
}

/** Where the caption on air is written, with the two ways to cut. */
export function CaptionDesk({ show, console }: DeskProps) {
  const Key = console ? 'button' : 'span';
  const does = (action: string) => console && deskButton(console, action);

  return (
    <div className={`${panels.panel} ${styles.captions}`} {...deskPart(console, 'captions')}>
      <span className={panels.panelHead}>
        <b>字幕条</b>
        {show.caption.template}
      </span>
      <span className={styles.fields}>
        <CaptionFields show={show} console={console} />
        <Key
          className={`${styles.key} ${styles.lit}`}
          {...does('caption')}
          {...(console && { 'aria-pressed': true, 'data-on': '上屏中', 'data-off': '上屏' })}
        >
          上屏中
        </Key>
        <Key className={styles.key} {...does('cut')}>
          硬切
        </Key>
        <Key className={styles.key} {...does('fade')}>
          淡入 0.6 s
        </Key>
      </span>
    </div>
  );
}
