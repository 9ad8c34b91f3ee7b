import { shorten } from '../../screens/text-fit';

export const lineHeight = 20;
export const mono = 'ui-monospace, Consolas, "Liberation Mono", monospace';

type LineProps = {
  x: number;
  /** Middle of the line. */
  y: number;
  children: string;
  fill: string;
  size?: number;
  bold?: boolean;
  end?: boolean;
  middle?: boolean;
  /** Longer text is shortened with …. */
  width?: number;
};

const anchors = { start: undefined, end: 'end', middle: 'middle' } as const;

/** One line of text, centred on `y`. */
export function Line({ x, y, children, fill, size = 13, bold = false, end, middle, width }: LineProps) {
  const anchor = end ? 'end' : middle ? 'middle' : 'start';
  const text = width === undefined ? children : shorten(children, bold ? size * 1.04 : size, width);
  return (
    <text
      x={x}
      y={Math.round((y + size * 0.36) * 10) / 10}
      fill={fill}
      fontSize={size}
      fontWeight={bold ? 600 : undefined}
      textAnchor={anchors[anchor]}
    >
      {text}
    </text>
  );
}

/** A grey label above a box. */
export function Label({ x, y, children, fill, width }: Pick<LineProps, 'x' | 'y' | 'children' | 'fill' | 'width'>) {
  return (
    <Line x={x} y={y + 8} fill={fill} size={12} {...(width ? { width } : {})}>
      {children}
    </Line>
  );
}
