import type { ScreenPart } from '@site/shared/contract/screen-part';
import type { Box } from '../../screens/part-kind';
import { choicePlaces } from './choice-part';
import { tabPlaces } from './tabs-part';

type Spot = { x: number; y: number };

/** Which of its items a part is about: the last one chosen, the active or the marked one. */
export function itemOf(part: object): number | undefined {
  const { active, marked, chosen } = part as { active?: number; marked?: number; chosen?: number[] };
  return active ?? marked ?? chosen?.slice(-1)[0];
}

/** Of parts whose items stand in rows: the pointer's share of the width, the height of a row, the tip in the first row. */
const rows: Partial<Record<ScreenPart['kind'], { share: number; height: number; first: number }>> = {
  menu: { share: 0.7, height: 34, first: 18 },
  list: { share: 0.6, height: 36, first: 22 },
  table: { share: 0.6, height: 34, first: 50 },
};

function rowSpot({ kind }: ScreenPart, { x, y, width, height }: Box, item: number): Spot | undefined {
  const row = rows[kind];
  const inOneLine = kind === 'menu' && height <= 68;
  return row && !inOneLine ? { x: x + width * row.share, y: item * row.height + y + row.first } : undefined;
}

/** Undefined for a part whose items have no places of their own. */
function itemSpot(part: ScreenPart, box: Box, item: number): Spot | undefined {
  if (part.kind === 'choice') {
    const place = choicePlaces(part, box)[item];
    return place && { x: place.x + 12, y: place.y + 3 };
  }
  if (part.kind === 'tabs') {
    const place = tabPlaces(part, box.x)[item];
    return place && { x: place.x + place.width * 0.7, y: box.y + 22 };
  }
  return rowSpot(part, box, item);
}

/** Where the tip of the pointer stands on a part: on the item that is meant, on a switch, else in its lower right. */
export function spotOf(part: ScreenPart | undefined, box: Box, item: number | undefined): Spot {
  if (part?.kind === 'toggle') return { x: box.x + box.width - 12, y: box.y + box.height / 2 + 3 };
  const corner = { x: box.x + Math.min(box.width * 0.8, box.width - 10), y: box.y + box.height * 0.62 };
  return (part && item !== undefined && itemSpot(part, box, item)) || corner;
}
