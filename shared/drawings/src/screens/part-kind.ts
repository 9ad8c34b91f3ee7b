import type { ComponentType, ReactNode } from 'react';
import type { PartKind, ScreenPart } from '@site/shared/contract/screen-part';
import type { Look } from './screen-look';

export type Box = { x: number; y: number; width: number; height: number };

export type PartOf<Kind extends PartKind> = Extract<ScreenPart, { kind: Kind }>;

/** Draws a scene of the stage kit into its box, cut at the edges. */
export type PictureOf = (scene: string) => ReactNode;

export type DrawnPartProps<Part> = { part: Part; box: Box; look: Look; picture: PictureOf };

/** How one kind of part is measured and drawn; all lengths in units of the drawing. */
export type PartDrawing<Kind extends PartKind> = {
  /** Below this width the part stands in a row of its own. */
  least: (part: PartOf<Kind>) => number;
  /** A part with a width of its own (a button) does not share the rest of the row. */
  own?: (part: PartOf<Kind>) => number;
  height: (part: PartOf<Kind>, width: number) => number;
  Draw: ComponentType<DrawnPartProps<PartOf<Kind>>>;
};
