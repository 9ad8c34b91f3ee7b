import type { ScreenPart } from '@site/shared/contract/screen-part';
import { drawingOf } from './part-drawings';
import type { Box } from './part-kind';
import { menuWidth } from '../parts/screens/menu-part';

export type PlacedPart = { part: ScreenPart; box: Box };

export const partGap = 14;
export const rowGap = 14;

type Space = { x: number; y: number; width: number };

const floats = (part: ScreenPart) => part.kind === 'dialog';
const least = (part: ScreenPart) => drawingOf(part).least(part);
const own = (part: ScreenPart) => (part.width === undefined ? drawingOf(part).own?.(part) : undefined);

/** Breaks a row where its parts have no room beside each other. */
function breakRow(parts: readonly ScreenPart[], width: number): ScreenPart[][] {
  const rows: ScreenPart[][] = [];
  let used = width;
  for (const part of parts) {
    const want = Math.min(least(part), width);
    const last = rows[rows.length - 1];
    if (last && used + partGap + want <= width) {
      last.push(part);
      used += partGap + want;
    } else {
      rows.push([part]);
      used = want;
    }
  }
  return rows;
}

/** Parts that say nothing share the row; `width` asks for sixths of it; a button is as wide as its word. */
function widthsOf(parts: readonly ScreenPart[], width: number): number[] {
  const space = width - partGap * (parts.length - 1);
  const asked = parts.map((part) => own(part) ?? (part.width ? (space * part.width) / 6 : undefined));
  const taken = asked.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const sharing = asked.filter((one) => one === undefined).length;
  const share = Math.max(40, (space - taken) / Math.max(1, sharing));
  const widths = asked.map((one) => one ?? share);
  const all = widths.reduce((sum, one) => sum + one, 0);
  const stretch = parts.some((part) => own(part) === undefined) && parts.length > 0 ? space / all : 1;
  return widths.map((one, index) => (own(parts[index] as ScreenPart) === undefined ? one * stretch : one));
}

/** Small parts stand on the line of the boxes beside them; `place` is their share of what is left above. */
function offsetOf(part: ScreenPart, height: number, row: number): number {
  if (['button', 'toggle', 'text'].includes(part.kind)) {
    const beside = row >= 54 && row <= 58 ? 17 : (row - height) / 2;
    return beside === 17 ? row - height - (34 - height) / 2 : row > 80 && part.kind === 'text' ? 0 : beside;
  }
  return 0;
}

/** On a phone a button alone is as wide as the screen. */
const phoneWidth = 240;
const fillsPhone = (parts: readonly ScreenPart[], width: number) =>
  width < phoneWidth && parts.length === 1 && parts[0]?.kind === 'button';

function placeRow(parts: readonly ScreenPart[], { x, y, width }: Space): { placed: PlacedPart[]; height: number } {
  const widths = fillsPhone(parts, width) ? [width] : widthsOf(parts, width);
  const heights = parts.map((part, index) => drawingOf(part).height(part, widths[index] ?? width));
  const height = Math.max(0, ...heights);
  const onlyButtons = parts.every((part) => part.kind === 'button');
  const used = widths.reduce((sum, one) => sum + one + partGap, -partGap);
  let left = onlyButtons ? x + width - used : x;
  const placed = parts.map((part, index) => {
    const own = heights[index] ?? 0;
    const box = { x: left, y: y + offsetOf(part, own, height), width: widths[index] ?? width, height: own };
    left += box.width + partGap;
    return { part, box };
  });
  return { placed, height };
}

function placeStack(rows: readonly (readonly ScreenPart[])[], space: Space): { placed: PlacedPart[]; height: number } {
  let y = space.y;
  const placed = rows
    .flatMap((parts) => breakRow(parts, space.width))
    .flatMap((parts) => {
      const row = placeRow(parts, { ...space, y });
      y += row.height + rowGap;
      return row.placed;
    });
  return { placed, height: Math.max(0, y - space.y - rowGap) };
}

function placeDialog(part: ScreenPart, space: Space, height: number): PlacedPart {
  const width = Math.min(320, space.width);
  const own = drawingOf(part).height(part, width);
  return {
    part,
    box: { x: space.x + (space.width - width) / 2, y: space.y + Math.max(0, (height - own) / 2), width, height: own },
  };
}

/** Places the rows of a screen from top to bottom; a menu stands at their left where there is room, a dialog over them. */
export function placeRows(
  rows: readonly (readonly ScreenPart[])[],
  space: Space,
): { placed: PlacedPart[]; height: number } {
  const parts = rows.flat();
  const menu = parts.find((part) => part.kind === 'menu');
  const beside = menu && space.width >= 400 ? menu : undefined;
  const flow = rows
    .map((row) => row.filter((part) => part !== beside && !floats(part)))
    .filter((row) => row.length > 0);
  const shift = beside ? menuWidth + 20 : 0;
  const stack = placeStack(flow, { ...space, x: space.x + shift, width: space.width - shift });
  const menus = beside
    ? [{ part: beside, box: { ...space, width: menuWidth, height: drawingOf(beside).height(beside, menuWidth) } }]
    : [];
  const tallest = Math.max(stack.height, ...menus.map(({ box }) => box.height));
  const dialogs = parts.filter(floats).map((part) => placeDialog(part, space, tallest));
  const height = Math.max(tallest, ...dialogs.map(({ box }) => box.height));
  return { placed: [...menus, ...stack.placed, ...dialogs], height };
}
