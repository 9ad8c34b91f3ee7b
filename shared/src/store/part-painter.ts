import type { SiteState } from './store';

/** A part that is being painted for the first time, between two marks in the markup. */
export type Painting = {
  begin: string;
  end: string;
  /** To be called where the part ends: what is read from then on is not its own. */
  close: () => void;
};

/**
 * Keeps the markup of parts that were painted once (docs/architecture.md#painted-parts): the shell's, on the server. It is told
 * whatever a part depends on beside its properties.
 */
export type PartPainter = {
  /** The markup that is kept for the part; else its painting, or undefined where it cannot be kept. */
  paint: (part: object, props: object, position: string) => string | Painting | undefined;
  read: (select: (state: SiteState) => unknown, value: unknown) => void;
  /** The parts that are being painted depend on something that nobody can compare. */
  giveUp: () => void;
};

let installed: PartPainter | undefined;

/** Set by the shell, in its render workers only. */
export function installPartPainter(painter: PartPainter): void {
  installed = painter;
}

/** Undefined in browsers and in tests: everything is painted each time. */
export function partPainter(): PartPainter | undefined {
  return installed;
}
