import type { ScreenPart } from '@site/shared/contract/screen-part';
import { drawingOf } from './part-drawings';
import { type PlacedPart, rowGap } from './place-rows';

/** From where to where there is room for rows. */
export type View = { top: number; bottom: number };

/** Parts that stand beside each other; `least` is the height below which a word of them would be cut. */
type Row = { parts: PlacedPart[]; top: number; height: number; least: number };

const leastGap = 8;
/** A picture is cut like a camera's, and a curve is flattened, before anything is scrolled away. */
const leastHeights: Partial<Record<ScreenPart['kind'], number>> = { picture: 64, curve: 96 };

const endOf = ({ box }: PlacedPart) => box.y + box.height;
const leastOf = ({ part, box }: PlacedPart) => Math.min(box.height, leastHeights[part.kind] ?? box.height);
const greatest = (numbers: readonly number[]) => Math.max(0, ...numbers);

/** A dialog lies over the rows, and a menu at their left reaches along several. */
const flows = ({ part, box }: PlacedPart) => part.kind !== 'dialog' && !(part.kind === 'menu' && box.height > 70);

function rowsOf(parts: readonly PlacedPart[]): Row[] {
  const groups: PlacedPart[][] = [];
  for (const one of parts.filter(flows)) {
    const last = groups[groups.length - 1];
    if (last && one.box.y < greatest(last.map(endOf))) last.push(one);
    else groups.push([one]);
  }
  return groups.map((group) => {
    const top = Math.min(...group.map(({ box }) => box.y));
    return { parts: group, top, height: greatest(group.map(endOf)) - top, least: greatest(group.map(leastOf)) };
  });
}

const leastHeight = (rows: readonly Row[]) => rows.reduce((sum, { least }) => sum + least + leastGap, -leastGap);

/** The rows that are seen: from the top, or scrolled as far as it takes to see the one that is talked of. */
function seenRows(
  rows: readonly Row[],
  focus: string | undefined,
  room: number,
): { seen: Row[]; next: Row | undefined } {
  const wanted = rows.findIndex(({ parts }) => parts.some(({ part }) => part.id === focus));
  let first = 0;
  while (first < wanted && leastHeight(rows.slice(first, wanted + 1)) > room) first++;
  let end = Math.max(first, wanted) + 1;
  while (end < rows.length && leastHeight(rows.slice(first, end + 1)) <= room) end++;
  return { seen: rows.slice(first, end), next: rows[end] };
}

/** Lists and tables with fewer and fewer of their items. */
function shorter(part: ScreenPart): ScreenPart[] {
  if (part.kind !== 'list' && part.kind !== 'table') return [];
  const all = part.kind === 'list' ? part.items : part.rows;
  return all.map((_, index) => {
    const end = all.length - 1 - index;
    const marked = part.marked !== undefined && part.marked < end ? part.marked : undefined;
    const { marked: _unseen, ...rest } = part;
    const cut =
      rest.kind === 'list' ? { ...rest, items: rest.items.slice(0, end) } : { ...rest, rows: rest.rows.slice(0, end) };
    return marked === undefined ? cut : { ...cut, marked };
  });
}

/** A list below the seen rows begins, with its whole items only; something else does not. */
function begun(row: Row | undefined, room: number): Row[] {
  const [only, ...others] = row?.parts ?? [];
  if (!row || !only || others.length > 0) return [];
  const heightOf = (part: ScreenPart) => drawingOf(part).height(part, only.box.width);
  const part = shorter(only.part).find((one) => heightOf(one) <= room);
  if (!part || heightOf(part) < 60) return [];
  const height = heightOf(part);
  return [{ ...row, parts: [{ part, box: { ...only.box, height } }], height, least: height }];
}

/** Room that is left goes to the gaps, then to the pictures. */
function stacked(rows: readonly Row[], { top, bottom }: View): PlacedPart[] {
  const spare = bottom - top - leastHeight(rows);
  const gap = Math.min(rowGap, leastGap + Math.max(0, spare) / Math.max(1, rows.length - 1));
  let growth = Math.max(0, spare - (gap - leastGap) * (rows.length - 1));
  let y = top;
  return rows.flatMap(({ parts, top: from, height, least }) => {
    const own = Math.min(height, least + growth);
    growth -= own - least;
    const placed = parts.map(({ part, box }) => {
      const high = Math.min(box.height, part.kind in leastHeights ? own : box.height);
      return { part, box: { ...box, height: high, y: y + Math.min(box.y - from, own - high) } };
    });
    y += own + gap;
    return placed;
  });
}

const inMiddle = ({ part, box }: PlacedPart, { top, bottom }: View): PlacedPart => ({
  part,
  box: part.kind === 'dialog' ? { ...box, y: top + Math.max(0, (bottom - top - box.height) / 2) } : box,
});

/** The parts of a screen that are seen at a time where it does not fit: whole rows, of which the frame cuts no word. */
export function fitRows(parts: readonly PlacedPart[], view: View, focus: string | undefined): PlacedPart[] {
  if (greatest(parts.map(endOf)) <= view.bottom) return [...parts];
  const room = view.bottom - view.top;
  const { seen, next } = seenRows(rowsOf(parts), focus, room);
  const rows = [...seen, ...begun(next, room - leastHeight(seen) - leastGap)];
  const floating = parts.filter((one) => !flows(one)).map((one) => inMiddle(one, view));
  const [menus, dialogs] = ['menu', 'dialog'].map((kind) => floating.filter(({ part }) => part.kind === kind));
  return [...(menus ?? []), ...stacked(rows, view), ...(dialogs ?? [])];
}
