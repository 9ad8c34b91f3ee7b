import type { Drawing } from '@site/shared/ui/drawing';
import { conferenceStairs } from '../../content/home-marketing-conference/stages';

const { steps } = conferenceStairs;

/** One of the drawing stands for so many of the conference. */
const each = 10;
const inRow = 8;
const rows = 6;
/** Room of one, in units of the drawing. */
const width = 27;
const height = 25;

/** From the front row on, the one with this number. */
function guest(index: number): string {
  const x = (index % inRow) * width + 13.5;
  const y = (rows - Math.floor(index / inRow)) * height;
  return `M${x - 5} ${y - 17}a5 5 0 1 1 10 0 5 5 0 1 1-10 0M${x - 10} ${y - 1}q0-10 10-10t10 10z`;
}

/** Who is there, and the seats of those who are not. */
function crowd(count: number, coat: string): Drawing {
  const there = Math.round(count / each);
  const seats = Array.from({ length: inRow * rows }, (_, index) => guest(index));
  return {
    width: inRow * width,
    height: rows * height,
    Draw: () => (
      <>
        <path d={seats.slice(there).join('')} fill="none" stroke="#C3D9D6" />
        <path d={seats.slice(0, there).join('')} fill={coat} />
      </>
    ),
  };
}

const [invited, confirmed, arrived, stayed, visited] = steps.map(({ count }) => count);

/** The same hall at each of the five steps. */
export const crowdDrawings = {
  invited: crowd(invited ?? 0, '#0B6E6E'),
  confirmed: crowd(confirmed ?? 0, '#1F7F7C'),
  arrived: crowd(arrived ?? 0, '#3E948F'),
  stayed: crowd(stayed ?? 0, '#5AA8A1'),
  visited: crowd(visited ?? 0, '#C73E16'),
};
