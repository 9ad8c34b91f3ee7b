import { createElement, type SVGProps } from 'react';

/** An icon of lucide: its name and the shapes that it is drawn with. */
type IconData = { name: string; node: [tag: string, attributes: object][] };

type Props = SVGProps<SVGSVGElement> & { size?: number | string };

const labels = /^(?:role|title|aria-.*)$/;

const point = /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)[\s,]*/;

/** A path that can follow another one: it begins where it says, not where the other one ends. */
function onItsOwn(d: string): string {
  const [start, x, y] = point.exec(d) ?? [];
  if (start === undefined) return d;
  const rest = d.slice(start.length);
  return `M${x} ${y}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`;
}

const onlyLine = ({ d, ...rest }: { d?: string; key?: string }) =>
  d !== undefined && !Object.keys(rest).some((name) => name !== 'key');

/** Paths beside each other as one: what is drawn is the same. */
function joined(node: IconData['node']): IconData['node'] {
  return node.reduce<IconData['node']>((shapes, [tag, attributes]) => {
    const [lastTag, last] = shapes.at(-1) ?? [];
    const both = tag === 'path' && lastTag === 'path' && last && onlyLine(last) && onlyLine(attributes);
    if (!both) return [...shapes, [tag, attributes]];
    const line: { d?: string } = attributes;
    const before: { d?: string } = last;
    return [...shapes.slice(0, -1), [tag, { ...last, d: `${before.d}${onItsOwn(line.d ?? '')}` }]];
  }, []);
}

/**
 * The component of an icon, in the place of lucide's own factory in all builds (shared/src/build/singletons.ts): the same
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
