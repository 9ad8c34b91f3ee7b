import type { Screen, Stage } from '@site/shared/contract/show';
import type { Box } from './part-kind';
import { type PlacedPart, placeRows } from './place-rows';
import { fitRows } from './fit-rows';

export type StageWidth = 'wide' | 'narrow';
/** `figure` is as high as its screens; `show` has one frame for all its moments, whose lowest part belongs to captions. */
export type StageFormat = 'figure' | 'show';

export type PlacedScreen = { screen: Screen; box: Box; bar: number; content: Box; parts: PlacedPart[] };
export type PlacedStage = { width: number; height: number; screens: PlacedScreen[] };

type Measures = { width: number; side: number; top: number; gap: number; phone: number; frame?: Frame };
/** Of a show: its height, and where the room of captions begins. */
type Frame = { height: number; captions: number };

/** Units of the drawing; the wide frame of a show is 960 × 540 on the screen, so that its 13 units are read as 14 to 15 px. */
export const measures: Record<StageFormat, Record<StageWidth, Measures>> = {
  figure: {
    wide: { width: 720, side: 28, top: 28, gap: 24, phone: 190 },
    narrow: { width: 350, side: 14, top: 16, gap: 14, phone: 220 },
  },
  show: {
    wide: { width: 800, side: 24, top: 20, gap: 20, phone: 196, frame: { height: 450, captions: 383 } },
    narrow: { width: 350, side: 12, top: 12, gap: 12, phone: 230, frame: { height: 350, captions: 286 } },
  },
};

const isPhone = ({ kind }: Screen) => kind === 'phone';
export const barHeight = ({ kind, title }: Screen) => (kind === 'phone' ? (title ? 44 : 18) : 44);
const paddingOf = (screen: Screen) => (isPhone(screen) ? 16 : 18);

function placeScreen(screen: Screen, x: number, y: number, width: number): PlacedScreen {
  const padding = paddingOf(screen);
  const bar = barHeight(screen);
  const space = { x: x + padding, y: y + bar + 14, width: width - 2 * padding };
  const { placed, height } = placeRows(screen.rows, space);
  return {
    screen,
    box: { x, y, width, height: bar + 14 + height + padding },
    bar,
    content: { ...space, height },
    parts: placed,
  };
}

/** Side by side: phones are as wide as a phone, the others share the rest by their `width`. */
function placeAcross(screens: readonly Screen[], { width, side, top, gap, phone }: Measures): PlacedScreen[] {
  const alone = screens.every(isPhone);
  const phoneWidth = alone ? phone + 30 : phone;
  const space = width - 2 * side - gap * (screens.length - 1) - screens.filter(isPhone).length * phoneWidth;
  const wanted = screens.filter((screen) => !isPhone(screen)).map((screen) => screen.width ?? 6);
  const all = Math.max(
    wanted.reduce((sum, one) => sum + one, 0),
    wanted.length === 1 && screens.length === 1 ? (wanted[0] ?? 12) : 0,
  );
  const own = screens.map((screen) => (isPhone(screen) ? phoneWidth : (space * (screen.width ?? 6)) / all));
  let x = alone ? side + space / 2 : side;
  return screens.map((screen, index) => {
    const placed = placeScreen(screen, x, top, own[index] ?? space);
    x += placed.box.width + gap;
    return placed;
  });
}

function placeDown(screens: readonly Screen[], { width, side, top, gap, phone }: Measures): PlacedScreen[] {
  let y = top;
  return screens.map((screen) => {
    const own = isPhone(screen) ? phone : width - 2 * side;
    const placed = placeScreen(screen, (width - own) / 2, y, own);
    y += placed.box.height + gap;
    return placed;
  });
}

/** A phone beside other screens goes on below the picture's edge; the others end above it. */
function stretch(screens: PlacedScreen[], bottom: number, edge: number): PlacedScreen[] {
  return screens.map((one) => {
    const end = isPhone(one.screen) && screens.length > 1 ? edge + 30 : bottom;
    return { ...one, box: { ...one.box, height: Math.max(one.box.height, end - one.box.y) } };
  });
}

function placeFigure(stage: Stage, width: StageWidth): PlacedStage {
  const own = measures.figure[width];
  const screens = (width === 'wide' ? placeAcross : placeDown)(stage.screens, own);
  const bottom = Math.max(...screens.map(({ box }) => box.y + box.height));
  const height = Math.ceil(bottom + own.top);
  return { width: own.width, height, screens: width === 'wide' ? stretch(screens, bottom, height) : screens };
}

/** What does not fit is scrolled, so that the part that is talked of is in view. */
function scroll(placed: PlacedScreen, bottom: number, focus: string | undefined): PlacedScreen {
  const { box, content, parts } = placed;
  const view = { top: content.y - 5, bottom: bottom - 9 };
  return { ...placed, box: { ...box, height: bottom - box.y }, parts: fitRows(parts, view, focus) };
}

const holds = (screen: Screen, id: string | undefined) =>
  screen.id === id || screen.rows.flat().some((part) => part.id === id);

/** On a phone one screen at a time: the one that holds `focus`. */
function placeShow(stage: Stage, width: StageWidth, focus: string | undefined): PlacedStage {
  const own = measures.show[width];
  const { height, captions } = own.frame as Frame;
  const shown =
    width === 'wide' ? stage.screens : [stage.screens.find((screen) => holds(screen, focus)) ?? stage.screens[0]];
  const screens = placeAcross(shown as Screen[], own).map((one) => scroll(one, captions - 8, focus));
  return { width: own.width, height, screens };
}

/** Where everything of a stage stands. `focus` names the part (or screen) that a show is talking of. */
export function placeStage(stage: Stage, width: StageWidth, format: StageFormat, focus?: string): PlacedStage {
  return format === 'show' ? placeShow(stage, width, focus) : placeFigure(stage, width);
}
