/** Pixels on the picture for one step of the floor to the right and down, and for one step up. */
const right = 17;
const down = 9.5;
const up = 15;
const origin = { x: 195, y: 118 };

export type Spot = readonly [x: number, y: number, z?: number];

/** To half a pixel, which is written short. */
const round = (value: number) => Math.round(value * 2) / 2;

/** Projects a point of the hall onto the picture: x runs to the lower right, y to the lower left, z upwards. */
export function onPicture([x, y, z = 0]: Spot): { x: number; y: number } {
  return { x: round(origin.x + (x - y) * right), y: round(origin.y + (x + y) * down - z * up) };
}

/** A flat face of the hall as the `d` of a path. */
export function face(...corners: readonly Spot[]): string {
  const points = corners.map((corner) => {
    const { x, y } = onPicture(corner);
    return `${x} ${y}`;
  });
  return `M${points.join('L')}Z`;
}

/** Lays a picture of the given size onto the right-hand wall, its upper left corner at `corner`. */
export function onRightWall(corner: Spot, wide: number, high: number, size: { width: number; height: number }): string {
  const { x, y } = onPicture(corner);
  const values = [(wide * right) / size.width, (wide * down) / size.width, 0, (high * up) / size.height, x, y];
  return `matrix(${values.map((value) => Math.round(value * 1000) / 1000).join(' ')})`;
}
