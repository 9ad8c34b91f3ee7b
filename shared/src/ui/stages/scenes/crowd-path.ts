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

function person(x: number, y: number, radius: number): string {
  const shoulders = round(radius * 1.9);
  const head = `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1-${radius * 2} 0`;
  return `${head}M${x - shoulders} ${y + radius * 4}q0-${radius * 3} ${shoulders}-${radius * 3}t${shoulders} ${radius * 3}Z`;
}

/** One row of an audience seen from behind, as the `d` of a single path. */
export function crowdPath({ width, y, step, radius, seed }: Row): string {
  const people = Array.from({ length: Math.ceil((width + step) / step) }, (_, index) =>
    person(
      round(index * step - 10 + jitter(seed + index) * step * 0.4),
      round(y + jitter(seed * 3 + index) * radius * 0.7),
      radius,
    ),
  );
  return people.join('');
}
