'use static';

import clsx from 'clsx/lite';
import { LiveDot } from '../live-dot';
import { type ReactNode, useId } from 'react';
import { LogoMark } from '../logo';
import { AudioMixer } from './parts/audio-mixer';
import { ConsoleChat } from './parts/console-chat';
import { CameraTiles, CaptionDesk } from './parts/console-desk';
import { type ConsoleShow, launchShow } from './console-show';
import { consoleRoot, deskPart, type OperableDesk } from './desk-button';
import styles from './console-stage.module.css';
import { PreviewWindow, ProgrammeWindow } from './parts/console-windows';
import { launchCameras } from './launch-cameras';
import { CameraSymbols, viewsOf } from './parts/camera-picture';
import type { ShownScene } from './scene-picture';

export type { ConsoleShow };

function Desk() {
  return (
    <span className={styles.desk}>
      <LogoMark size={20} />
      <b>云导播台</b>
    </span>
  );
}

function Line({ line }: Pick<ConsoleShow, 'line'>) {
  return (
    <span className={styles.line}>
      {line.map(({ name, value }) => (
        <span key={name}>
          {name}
          <b>{value}</b>
        </span>
      ))}
      <svg width="22" height="14" viewBox="0 0 22 14" aria-hidden="true">
        <path d="M2 14v-4M8 14V7M14 14V4M20 14V0" stroke="#3CC4B2" strokeWidth="4" />
      </svg>
    </span>
  );
}

/** `wide`: with what phones have no room for. */
function TopBar({ show, wide }: { show: ConsoleShow; wide: boolean }) {
  return (
    <div className={styles.bar}>
      {wide && <Desk />}
      <span className={styles.live}>
        <LiveDot className={styles.dot} />
        {wide && <span className={styles.liveWord}>直播中 </span>}
        {show.elapsed}
      </span>
      <span className={styles.title} data-event-name="">
        {show.title}
      </span>
      <span>示例画面</span>
      {wide && <Line line={show.line} />}
    </div>
  );
}

type PanesProps = {
  show: ConsoleShow;
  console: string | undefined;
  wide: boolean;
  brief: boolean;
  scaled: boolean;
  side: ReactNode;
};

function Panes({ show, console, wide, brief, scaled, side }: PanesProps) {
  return (
    <div className={styles.panes} {...deskPart(console, 'panes', side ? 'stacked' : '')}>
      {wide && <CaptionDesk show={show} console={console} />}
      {side ?? <ConsoleChat show={show} console={console} brief={brief} />}
      <AudioMixer scaled={scaled} atOnce={console !== undefined} />
    </div>
  );
}

type Arrangement = {
  /** Keeps the phone's arrangement at every width, for pages made for phones. */
  portrait?: boolean;
  /** Keeps the tablet's arrangement on wide windows, for a picture in a column. */
  narrow?: boolean;
};

/** How far the arrangement grows with the window. */
function widthOf({ portrait, narrow }: Arrangement): 'narrow' | 'full' | undefined {
  if (portrait) return undefined;
  return narrow ? 'narrow' : 'full';
}

/** A picture that never gets wide never shows all of the chat. */
function isBrief(operated: boolean, arrangement: Arrangement): boolean {
  return !operated && widthOf(arrangement) !== 'full';
}

type ConsoleStageProps = Arrangement & {
  show?: ConsoleShow;
  /** What its cameras see, in their order; the one on air is a drawing, others may be files. */
  pictures?: readonly ShownScene[];
  className?: string | undefined;
  /** The console that visitors operate on this page, and what it is called; without it the stage is a picture. */
  operable?: OperableDesk;
  /** Stands where the chat is. */
  side?: ReactNode;
  /** Stands below it all. */
  foot?: ReactNode;
};

/**
 * The switcher at work: preview, programme, cameras, captions, mixer and chat. From 1100 px all of it, below less; at
 * every width at most 540 px high. As a
 * picture, or as a console whose file is woken by its controls (docs/architecture.md#consoles).
 */
export function ConsoleStage({
  show = launchShow,
  pictures = launchCameras,
  className,
  operable,
  side,
  foot,
  ...arrangement
}: ConsoleStageProps) {
  const id = useId();
  const operated = Boolean(operable);
  const views = viewsOf(pictures, { id, operated });
  const wide = !arrangement.portrait;
  const names = clsx(styles.console, className);

  return (
    <div
      className={names}
      {...(operable ? consoleRoot(operable) : { role: 'img', 'aria-label': show.label })}
      data-wide={widthOf(arrangement)}
    >
      <CameraSymbols pictures={pictures} views={views} />
      <TopBar show={show} wide={wide} />
      <div className={styles.rooms} {...deskPart(operable?.name, 'rooms')}>
        {wide && <PreviewWindow show={show} views={views} console={operable?.name} />}
        <ProgrammeWindow show={show} views={views} console={operable?.name} />
        <CameraTiles show={show} views={views} console={operable?.name} />
        <Panes
          show={show}
          console={operable?.name}
          wide={wide}
          brief={isBrief(operated, arrangement)}
          scaled={widthOf(arrangement) === 'full'}
          side={side}
        />
      </div>
      {foot}
    </div>
  );
}
