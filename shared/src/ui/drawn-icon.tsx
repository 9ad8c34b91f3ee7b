import { createElement, type SVGProps } from 'react';

/** An icon of lucide: its name and the shapes that it is drawn with. */
type IconData = { name: string; node: [tag: string, attributes: object][] };

type Props = SVGProps<SVGSVGElement> & { size?: number | string };

const labels = /^(?:role|title|aria-.*)$/;

/**
 * The component of an icon, in the place of lucide's own factory in all builds (shared/src/build/singletons.ts): the same
 * drawing without contexts, aliases and the names of classes that no style asks for; 1 KB of the shell and of every section.
 * How its lines are drawn stands in the style sheet (tokens.css): in the markup it was a tenth of a page before compression.
 */
function drawnIcon({ node }: IconData) {
  return function Icon({ size = 24, children, ...rest }: Props) {
    const hidden = !children && !Object.keys(rest).some((name) => labels.test(name));
    return (
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden={hidden || undefined} {...rest}>
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
        {children}
      </svg>
    );
  };
}

// oxlint-disable-next-line import/no-default-export -- as the module that it stands for
export { drawnIcon as default };
