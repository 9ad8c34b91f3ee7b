import { createElement, type SVGProps } from 'react';

/** An icon of lucide: its name and the shapes that it is drawn with. */
type IconData = { name: string; node: Shape[] };
type Shape = [tag: string, attributes: Record<string, string>];

type Props = SVGProps<SVGSVGElement> & { size?: number | string };

const labels = /^(?:role|title|aria-.*)$/;

/** How a path begins that counts from where another one ended, and whether lines follow. */
const relative = /^m(-?\d*\.?\d+) ?(-?\d*\.?\d+) ?(?=(.))/;

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
 * The component of an icon, in the place of lucide's own factory in all builds (tooling/src/bundle/singletons.ts): the same
 * drawing without contexts, aliases and the names of classes that no style asks for; 1 KB of the shell and of every section.
 * How its lines are drawn stands in the style sheet (tokens.css): in the markup it was a tenth of a page before compression.
 */
function drawnIcon({ node }: IconData) {
  const shapes = joined(node);
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
