export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

/** A colour of six hex digits towards white (above 0) or black (below), by a share of the way. */
export function shade(colour: string, share: number): string {
  const goal = share < 0 ? 0 : 255;
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  const mixed = channels.map((channel) => Math.round(channel + (goal - channel) * Math.abs(share)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The outline of a limb that tapers from one radius to another: two circles and their tangents. */
export function capsulePath([x1, y1]: Point, r1: number, [x2, y2]: Point, r2: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 0.01;
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const spread = Math.acos(Math.max(-1, Math.min(1, (r1 - r2) / length)));
  const at = (x: number, y: number, radius: number, turn: number) =>
    `${round(x + radius * Math.cos(turn))} ${round(y + radius * Math.sin(turn))}`;
  const large = (wide: boolean) => (wide ? 1 : 0);
  return [
    `M${at(x1, y1, r1, angle - spread)}L${at(x2, y2, r2, angle - spread)}`,
    `A${r2} ${r2} 0 ${large(spread > Math.PI / 2)} 1 ${at(x2, y2, r2, angle + spread)}`,
    `L${at(x1, y1, r1, angle + spread)}A${r1} ${r1} 0 ${large(spread < Math.PI / 2)} 1 ${at(x1, y1, r1, angle - spread)}Z`,
  ].join('');
}

/** Which way a joint bends: 1 or −1. */
export type Bend = 1 | -1;

/**
 * Where the joint of two bones is that reach from one point towards another, and where they end: short of the goal if it
 * is out of reach.
 */
export function reach(from: Point, to: Point, [upper, lower]: Point, bend: Bend): { joint: Point; end: Point } {
  const most = upper + lower - 0.2;
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const part = far > most ? most / far : 1;
  const end: Point = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  const length = Math.max(Math.abs(upper - lower) + 1, Math.min(far, most));
  const inner = Math.acos(Math.max(-1, Math.min(1, (upper ** 2 + length ** 2 - lower ** 2) / (2 * upper * length))));
  const turn = Math.atan2(end[1] - from[1], end[0] - from[0]) + bend * inner;
  return { joint: [from[0] + upper * Math.cos(turn), from[1] + upper * Math.sin(turn)], end };
}

/** A point of a body that leans about its hip, by degrees. */
export function leant(hip: Point, lean: number, [x, y]: Point): Point {
  const turn = (lean * Math.PI) / 180;
  return [hip[0] + x * Math.cos(turn) - y * Math.sin(turn), hip[1] + x * Math.sin(turn) + y * Math.cos(turn)];
}
