import { type ReactElement, useId } from 'react';
import type { Stage } from '@site/shared/contract/show';
import { Callouts, CaptionStrip, Keycap, type Pointer, PointerMark } from '../parts/screens/draw-marks';
import { DrawnScreen } from '../parts/screens/draw-screen';
import type { PictureOf } from './part-kind';
import { type PlacedStage, type StageFormat, type StageWidth, measures, placeStage } from './place-stage';

export type StageDrawing = {
  width: StageWidth;
  format?: StageFormat;
  /** Text alternative; without one the drawing is decoration. */
  label?: string | undefined;
  callouts?: readonly string[] | undefined;
  pointer?: Pointer | undefined;
  /** A key that is being pressed. */
  keycap?: string | undefined;
  caption?: string | undefined;
  /** The part or screen that a show is talking of: scrolled into view, and on phones its screen is the one that is shown. */
  focus?: string | undefined;
  /** Draws a scene: into the picture itself, or as a file of its own, so that a script need not carry the scenes. */
  picture: PictureOf;
};

const fonts =
  "-apple-system, 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif";

const wideShow = { width: 960, height: 540 };

function Ground({ ground, width, height }: { ground: Stage['ground']; width: number; height: number }) {
  const id = useId();
  if (ground !== 'night')
    return <path d={`M0 0H${width}V${height}H0Z`} fill={ground === 'sand' ? '#F2EEE8' : '#E7F3F1'} />;
  return (
    <>
      <radialGradient id={id} cx=".7" cy=".1" r="1.050">
        <stop stopColor="#0D5D60" />
        <stop offset=".55" stopColor="#094147" />
        <stop offset="1" stopColor="#06343A" />
      </radialGradient>
      <path d={`M0 0H${width}V${height}H0Z`} fill={`url(#${id})`} />
    </>
  );
}

/** Pixels that a drawing says it has, until styles say otherwise. */
function shownSize(placed: PlacedStage, format: StageFormat, width: StageWidth): { width: number; height: number } {
  return format === 'show' && width === 'wide' ? wideShow : { width: placed.width, height: placed.height };
}

function DrawnStage({ stage, drawing }: { stage: Stage; drawing: StageDrawing }) {
  const { width, format = 'figure', label, callouts, pointer, keycap, caption, focus, picture } = drawing;
  const placed = placeStage(stage, width, format, focus);
  const captions = measures[format][width].frame?.captions ?? placed.height;

  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${placed.width} ${placed.height}`}
      {...shownSize(placed, format, width)}
      fontFamily={fonts}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Ground ground={stage.ground} width={placed.width} height={placed.height} />
      {placed.screens.map((one) => (
        <DrawnScreen key={one.screen.id} placed={one} ground={stage.ground} picture={picture} />
      ))}
      {callouts && <Callouts placed={placed} callouts={callouts} />}
      {keycap && <Keycap placed={placed} label={keycap} bottom={captions} />}
      {pointer && <PointerMark placed={placed} pointer={pointer} />}
      {caption && <CaptionStrip placed={placed} caption={caption} top={captions} />}
    </svg>
  );
}

/** One SVG of a stage: without style attributes and foreign objects, the same inline and as a file in an `<img>`. */
export function drawStage(stage: Stage, drawing: StageDrawing): ReactElement {
  return <DrawnStage stage={stage} drawing={drawing} />;
}
