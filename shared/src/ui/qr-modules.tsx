const size = 21;
const finderCorners = [
  [0, 0],
  [14, 0],
  [0, 14],
] as const;

function inFinder(x: number, y: number): boolean {
  return (x < 8 && y < 8) || (x > 12 && y < 8) || (x < 8 && y > 12);
}

function inLabel(x: number, y: number): boolean {
  return x > 4 && x < 16 && y > 6 && y < 14;
}

/** A fixed scatter of modules: looks like a code, holds none, and is the same in every render. */
function scatter(): boolean[] {
  let seed = 7;
  return Array.from({ length: size * size }, (_, index) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const [x, y] = [index % size, Math.floor(index / size)];
    return !inFinder(x, y) && !inLabel(x, y) && seed > 1073741824;
  });
}

/** One line for modules side by side, as many pages show several codes. */
function lines(dark: readonly boolean[]): string {
  let path = '';
  for (let from = 0; from < dark.length; from++) {
    if (!dark[from]) continue;
    const x = from % size;
    let width = 1;
    while (dark[from + width] && x + width < size) width++;
    path += `M${x} ${Math.floor(from / size)}.5h${width}`;
    from += width - 1;
  }
  return path;
}

const finders = finderCorners.map(([x, y]) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`).join('');
const modules = lines(scatter());

/** The modules of the placeholder, 21 by 21 from the origin, and the word 样例 in their middle. */
export function QrModules({ ink }: { ink: string }) {
  return (
    <g fill={ink}>
      <path d={modules} stroke={ink} />
      <path d={finders} fillRule="evenodd" />
      <text x="10.5" y="12" fontSize="4" fontWeight="600" textAnchor="middle">
        样例
      </text>
    </g>
  );
}
