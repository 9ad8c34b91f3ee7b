/** A point of the hall's floor plan: x to the lower right, y to the lower left, z up. */
export type Spot = { x: number; y: number; z?: number };

const across = 26;
const down = 15;

/** Where a spot of the plan stands in the picture, counted from the plan's corner at the back. */
export function onScreen({ x, y, z = 0 }: Spot): { x: number; y: number } {
  return { x: Math.round((x - y) * across), y: Math.round((x + y) * down - z * down * 2) };
}

/** A flat piece through spots of the plan, as the `d` of a path. */
export function piece(spots: readonly Spot[]): string {
  const points = spots.map(onScreen).map(({ x, y }) => `${x} ${y}`);
  return `M${points.join('L')}Z`;
}

export type Block = Spot & { width: number; depth: number; height: number };

/** The three faces of a block that one sees: top, the one to the lower left, the one to the lower right. */
export function faces({ x, y, z = 0, width, depth, height }: Block): { top: string; left: string; right: string } {
  const up = z + height;
  const far = { x: x + width, y: y + depth };
  return {
    top: piece([
      { x, y, z: up },
      { x: far.x, y, z: up },
      { ...far, z: up },
      { x, y: far.y, z: up },
    ]),
    left: piece([
      { x, y: far.y, z: up },
      { ...far, z: up },
      { ...far, z },
      { x, y: far.y, z },
    ]),
    right: piece([
      { x: far.x, y, z: up },
      { ...far, z: up },
      { ...far, z },
      { x: far.x, y, z },
    ]),
  };
}
