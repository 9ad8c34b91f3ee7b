import type { ComponentType, HTMLAttributes } from 'react';
import { usePainted } from '../parts/ui/use-painted';

/**
 * A part that many pages show alike and that comes alive as any other, in an element of its own. On the server it is painted once, and then
 * goes in as it was painted for as long as all that it depends on is the same (docs/architecture.md#painted-parts).
 * @param attributes of the element
 */
export function painted<Props extends object>(
  Tag: 'li' | 'ul' | 'section' | 'header' | 'footer',
  Part: ComponentType<Props>,
  attributes: HTMLAttributes<HTMLElement> & { [data: `data-${string}`]: string } = {},
): ComponentType<Props> {
  return function PaintedPart(props: Props) {
    return <Tag {...attributes} {...usePainted(Part, props)} />;
  };
}
