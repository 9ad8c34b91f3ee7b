/** A point of the hall's floor plan: x to the lower right, y to the lower left, z up. */
export type Spot = {
  x: number;
  y: number;
  z?: number;
};
/** Where a spot of the plan stands in the picture, counted from the plan's corner at the back. */
export declare function onScreen({ x, y, z }: Spot): {
  x: number;
  y: number;
};
/** A flat piece through spots of the plan, as the `d` of a path. */
export declare function piece(spots: readonly Spot[]): string;
export type Block = Spot & {
  width: number;
  depth: number;
  height: number;
};
/** The three faces of a block that one sees: top, the one to the lower left, the one to the lower right. */
export declare function faces({ x, y, z, width, depth, height }: Block): {
  top: string;
  left: string;
  right: string;
};
