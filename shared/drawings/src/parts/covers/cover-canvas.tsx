import type { Cover, CoverKind, CoverOf } from '@site/shared/contract/cover';
import type { PosterTone } from '../../posters/poster-tones';

/** A cover is drawn in 480 × 270. `detail` adds the words that a picture in a list is too small for. */
export type CoverProps<Kind extends CoverKind> = { cover: CoverOf<Kind>; tone: PosterTone; detail: boolean };

/** Where the headline ends and the drawing of a kind that stands at the right begins. */
export const rightHalf = 250;

/** Width of a text in ems, rather too wide than too narrow: a 汉字 is one, a letter or figure about two thirds. */
export function emsOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign > '\u2150' || sign === '%' ? 1 : sign === ' ' ? 0.35 : 0.64), 0);
}

type LabelProps = {
  x: number;
  y: number;
  fill: string;
  size?: number;
  anchor?: 'start' | 'middle' | 'end';
  bold?: boolean;
  children: string;
};

/** Words of a drawing; 16 units are 12 px on the narrowest phone. */
export function Label({ x, y, fill, size = 16, anchor, bold, children }: LabelProps) {
  return (
    <text x={x} y={y} fontSize={size} fontWeight={bold ? 600 : undefined} textAnchor={anchor} fill={fill}>
      {children}
    </text>
  );
}

const margin = 28;
const large = 44;
const largest = 60;

type HeadlineProps = {
  cover: Cover;
  tone: PosterTone;
  detail: boolean;
  /** `side`: at the foot of what the drawing leaves on the left; `over`: above a drawing of the whole width. */
  place: 'side' | 'over';
};

/** The large word, as large as there is room, and the line below it. */
export function Headline({ cover: { word, note }, tone, detail, place }: HeadlineProps) {
  const space = (place === 'side' ? rightHalf - 16 : 452) - margin;
  const size = Math.min(detail ? large : largest, Math.floor(space / emsOf(word)));
  const foot = detail ? 204 : Math.round(135 + size * 0.36);
  const base = place === 'side' ? foot : Math.round(26 + size * 0.88);

  return (
    <>
      <Label x={margin} y={base} size={size} fill={tone.ink} bold>
        {word}
      </Label>
      {detail && (
        <Label x={margin} y={base + 32} fill={tone.quiet}>
          {note}
        </Label>
      )}
    </>
  );
}

/** The brand's sign in the upper corner of a drawing that leaves it free. */
export function BrandSign({ tone }: { tone: PosterTone }) {
  return (
    <g fill="none" stroke={tone.quiet} strokeWidth="3" strokeLinecap="round">
      <path d="M56 30a16 16 0 1 0 4 12" />
      <path d="m41 36 9 6-9 6z" fill={tone.quiet} strokeWidth="1" />
    </g>
  );
}
