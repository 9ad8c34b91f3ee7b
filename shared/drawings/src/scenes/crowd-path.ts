type Row = {
  width: number;
  /** Height of the heads' centres. */
  y: number;
  /** From head to head. */
  step: number;
  radius: number;
  /** Any number; the same seed draws the same people on server and browser. */
  seed: number;
};

function jitter(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

const round = (value: number) => Math.round(value);

/** A step of the pen, in as few signs as SVG needs. */
const step = (x: number, y: number) => `m${x}${y < 0 ? '' : ' '}${y}`;

/** From below the chin to the shoulders and back, so that all that follows the first step is the same for each of a row. */
function person(radius: number): string {
  const [shoulders, height] = [round(radius * 1.9), radius * 3];
  const head = `a${radius} ${radius} 0 1 1 .1 0z`;
  return `${head}m-${shoulders} ${height}q0-${height} ${shoulders}-${height}t${shoulders} ${height}m-${shoulders}-${height}`;
}

/** One row of an audience seen from behind, as the `d` of a single path. */
export function crowdPath({ width, y, step: distance, radius, seed }: Row): string {
  const places = Array.from({ length: Math.ceil((width + distance) / distance) }, (_, index) => ({
    x: round(index * distance - 10 + jitter(seed + index) * distance * 0.4),
    y: round(y + jitter(seed * 3 + index) * radius * 0.7) + radius,
  })).filter(({ x }) => x - radius * 2 < width);
  const steps = places.map((place, index) => {
    const { x, y: from } = places[index - 1] ?? { x: 0, y: 0 };
    return step(place.x - x, place.y - from);
  });
  return steps.map((one) => one + person(radius)).join('');
}
