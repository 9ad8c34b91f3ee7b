import { deskPart } from '../../stages/desk-button';
import { CameraPicture } from './camera-picture';
import styles from '../../stages/console-wide.module.css';
import type { WindowProps } from './console-windows';
import windows from './console-windows.module.css';

/** What comes next: the first camera, with the marks of a viewfinder. */
export function PreviewWindow({ show, views, console }: WindowProps) {
  return (
    <div className={`${windows.window} ${styles.preview}`} {...deskPart(console, 'window', 'preview')}>
      <CameraPicture view={views[0]} className={windows.scene} />
      <svg
        className={windows.scene}
        width="252"
        height="142"
        viewBox="0 0 252 142"
        fill="none"
        stroke="#06363A"
        opacity=".55"
        aria-hidden="true"
      >
        <path d="M14 42v-8M14 120v10h10m204 0h10v-10M238 34v-8h-10M126 66v10m-5-5h10" />
      </svg>
      <span className={windows.tally}>
        预监 PVW · <span {...deskPart(console, 'tally')}>{`1 ${show.cameras[0]?.name}`}</span>
      </span>
    </div>
  );
}
