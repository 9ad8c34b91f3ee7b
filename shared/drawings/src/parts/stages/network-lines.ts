/** One line from headquarters to a store: down from the port, along the bus, down to the roof. */
export type Line = { port: number; from: number; bus: number; centre: number; to: number };

/** Corners of lines. */
const radius = 12;

/** Orders run back beside the signal, this far inside. */
export const orderGap = 8;

/** The `d` of a line with round corners; a line straight below its port is straight. */
export function linePath({ port, from, bus, centre, to }: Line): string {
  const side = Math.sign(centre - port);
  if (side === 0) return `M${port} ${from}V${to}`;
  const bend = Math.min(radius, Math.abs(centre - port) / 2);
  const turn = side * bend;
  // Relative, as the two lines of a store have their pieces in common.
  return [
    `M${port} ${from}v${bus - bend - from}q0 ${bend} ${turn} ${bend}`,
    `h${centre - port - 2 * turn}q${turn} 0 ${turn} ${bend}V${to}`,
  ].join('');
}

/** The way of an order: the store's own line, moved inwards at every piece, so that the two never cross. */
export function orderLine({ port, from, bus, centre, to }: Line): Line {
  const inwards = Math.sign(port - centre) * orderGap;
  return { port: port + inwards, from, bus: bus + orderGap, centre: centre + inwards, to };
}
