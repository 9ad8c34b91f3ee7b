import type { ComponentType } from 'react';
import { usePainted } from './use-painted';

/**
 * A part that many pages show alike and that comes alive as any other, in an element of its own. On the server it is painted once, and then
 * goes in as it was painted for as long as all that it depends on is the same (docs/architecture.md#painted-parts).
 */
export function painted<Props extends object>(Tag: 'div' | 'li', Part: ComponentType<Props>): ComponentType<Props> {
  return function PaintedPart(props: Props) {
    return <Tag {...usePainted(Part, props)} />;
  };
}
