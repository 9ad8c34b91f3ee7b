import { partPainter } from '@site/shared/store';
import { type ComponentType, useId } from 'react';
import { PartBegin, PartEnd } from './part-marks';

/**
 * A part that many pages show alike and that comes alive as any other, in an element of its own. On the server it is painted once, and then
 * goes in as it was painted for as long as all that it depends on is the same (docs/architecture.md#painted-parts).
 */
export function painted<Props extends object>(Tag: 'div' | 'li', Part: ComponentType<Props>): ComponentType<Props> {
  return function PaintedPart(props: Props) {
    const position = useId();
    const painting = partPainter()?.paint(Part, props, position);
    if (typeof painting === 'string') return <Tag dangerouslySetInnerHTML={{ __html: painting }} />;
    // Always three, so that ids inside are the same in the browser.
    return (
      <Tag>
        {painting && <PartBegin {...painting} />}
        <Part {...props} />
        {painting && <PartEnd {...painting} />}
      </Tag>
    );
  };
}
