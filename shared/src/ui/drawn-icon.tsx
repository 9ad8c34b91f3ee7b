import { createElement, type SVGProps } from 'react';

/** An icon of lucide: its name and the shapes that it is drawn with. */
type IconData = { name: string; node: Shape[] };
type Shape = [tag: string, attributes: Record<string, string>];

type Props = SVGProps<SVGSVGElement> & { size?: number | string };

const labels = /^(?:role|title|aria-.*)$/;

/** How a path begins that counts from where another one ended, and whether lines follow. */
const relative = /^m(-?\d*\.?\d+) ?(-?\d*\.?\d+) ?(?=(.))/;

const command = /[a-z][^a-z]*/gi;
const anyNumber = /\d*\.\d+|\d+/g;

/** To two decimals. A number may begin with its point right after another one that has one. */
function shorter(number: string, at: number, part: string): string {
  if (!/\.\d{3}/.test(number)) return number;
  const two = Number(number).toFixed(2).replace(/^0/, '');
  const short = part[at + number.length] === '.' ? two : two.replace(/\.?0+$/, '') || '0';
  return /\d/.test(part[at - 1] ?? '') && !short.startsWith('.') ? ` ${short}` : short;
}

/** Numbers of a path to a 200th of a pixel at 24 px: 40 bytes of a page. Arcs whose flags are written as one number stay. */
function rounded(path: string): string {
  return path.replace(command, (part) =>
    /^a/i.test(part) && (part.match(anyNumber)?.length ?? 0) % 7 !== 0 ? part : part.replace(anyNumber, shorter),
  );
}

/** Paths that follow each other as one: each takes a dozen letters less. */
function joined(node: readonly Shape[]): Shape[] {
  return node.reduce<Shape[]>((shapes, shape) => {
    const [[last], { d }] = [shapes.slice(-1), shape[1]];
    if (!d || !last?.[1].d) return [...shapes, shape];
    const next = d.replace(relative, (_, x, y, then) => `M${x} ${y}${/[\d.-]/.test(then) ? 'l' : ''}`);
    return [...shapes.slice(0, -1), ['path', { ...last[1], d: last[1].d + next }]];
  }, []);
}

/**
 * The component of an icon, in the place of lucide's own factory in all builds (shared/src/build/singletons.ts): the same
 * drawing without contexts, aliases and the names of classes that no style asks for; 1 KB of the shell and of every section.
 * How its lines are drawn stands in the style sheet (tokens.css): in the markup it was a tenth of a page before compression.
 */
function drawnIcon({ node }: IconData) {
  const shapes = joined(node).map(([tag, { d, ...rest }]): Shape => [tag, d ? { ...rest, d: rounded(d) } : rest]);
  return function Icon({ size = 24, children, ...rest }: Props) {
    const hidden = !children && !Object.keys(rest).some((name) => labels.test(name));
    return (
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden={hidden || undefined} {...rest}>
        {shapes.map(([tag, attributes]) => createElement(tag, attributes))}
        {children}
      </svg>
    );
  };
}

// oxlint-disable-next-line import/no-default-export -- as the module that it stands for
export { drawnIcon as default };
