'use static';

import clsx from 'clsx/lite';
import { type ReactNode, useId } from 'react';
import { LiveDot } from '@site/shared/ui/live-dot';
import { AudioMixer } from '../parts/stages/audio-mixer';
import { CameraTiles } from '../parts/stages/console-desk';
import { type ConsoleShow, launchShow } from './console-show';
import { consoleRoot, deskPart, type OperableDesk } from './desk-button';
import styles from './console-stage.module.css';
import { ProgrammeWindow } from '../parts/stages/console-windows';
import { launchCameras } from './launch-cameras';
import { CameraSymbols, viewsOf } from '../parts/stages/camera-picture';
import type { WideParts } from './console-wide';
import type { ShownScene } from './scene-picture';

export type { ConsoleShow };

function TopBar({ show, wide }: { show: ConsoleShow; wide: WideParts | undefined }) {
  return (
    <div className={styles.bar}>
      {wide && <wide.Desk />}
      <span className={styles.live}>
        <LiveDot className={styles.dot} />
        {wide && <wide.LiveWord />}
        {show.elapsed}
      </span>
      <span className={styles.title} data-event-name="">
        {show.title}
      </span>
      {wide && <wide.Line show={show} />}
    </div>
  );
}

type PanesProps = { show: ConsoleShow; console: string | undefined; wide: WideParts | undefined; side: ReactNode };

/** What stands beside and below the windows. */
function Panes({ show, console, wide, side }: PanesProps) {
  return (
    <div className={styles.panes} {...deskPart(console, 'panes')}>
      {wide && <wide.Captions show={show} console={console} />}
      {side}
      <AudioMixer scaled={wide?.scaled ?? false} atOnce={console !== undefined} />
    </div>
  );
}

export type ConsoleStageProps = {
  show?: ConsoleShow;
  /** What its cameras see, in their order; the one on air is a drawing, others may be files. */
  pictures?: readonly ShownScene[] | undefined;
  className?: string | undefined;
  /** The console that visitors operate on this page, and what it is called; without it the stage is a picture. */
  operable?: OperableDesk;
  /** What larger windows have room for. Without it the arrangement is the phone's at every width. */
  wide?: WideParts;
  /** The audience's side, or what stands in its place. */
  side: ReactNode;
  /** Stands below it all. */
  foot?: ReactNode;
};

/**
 * The switcher at work: preview, programme, cameras, captions, mixer and a side of the audience. Its arrangements are
 * components of their own, so that a page brings the styles of one. As a picture, or as a console whose island is loaded by
 * its controls (docs/architecture.md#consoles).
 */
export function ConsoleStage({
  show = launchShow,
  pictures = launchCameras,
  className,
  operable,
  wide,
  side,
  foot,
}: ConsoleStageProps) {
  const id = useId();
  const views = viewsOf(pictures, { id, operated: Boolean(operable) });
  const names = clsx(styles.console, wide?.className, className);
  const parts = { show, views, console: operable?.name };

  return (
    <div className={names} {...(operable ? consoleRoot(operable) : { role: 'img', 'aria-label': show.label })}>
      <CameraSymbols pictures={pictures} views={views} />
      <TopBar show={show} wide={wide} />
      <div className={styles.rooms} {...deskPart(operable?.name, 'rooms')}>
        {wide && <wide.Preview {...parts} />}
        <ProgrammeWindow {...parts} />
        <CameraTiles {...parts} />
        <Panes {...parts} wide={wide} side={side} />
      </div>
      {foot}
    </div>
  );
}
