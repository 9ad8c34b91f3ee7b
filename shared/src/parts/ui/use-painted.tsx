import { partPainter } from '@site/shared/store';
import type { Painting } from '@site/shared/store/part-painter';
import { type ComponentType, type HTMLAttributes, useId } from 'react';

function Mark({ name }: { name: string }) {
  return <i data-painted={name} />;
}

function End({ end, close }: Painting) {
  close();
  return <Mark name={end} />;
}

/**
 * What the element around a part holds: the part, between two marks where it is painted for the first time, or as it was painted before
 * (shell/src/remotes/painted-parts.ts). In browsers always the part.
 */
export function usePainted<Props extends object>(
  Part: ComponentType<Props>,
  props: Props,
): Pick<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'> {
  const position = useId();
  const painting = partPainter()?.paint(Part, props, position);
  if (typeof painting === 'string') return { dangerouslySetInnerHTML: { __html: painting } };
  // Always three, so that ids inside are the same in the browser.
  const children = (
    <>
      {painting && <Mark name={painting.begin} />}
      <Part {...props} />
      {painting && <End {...painting} />}
    </>
  );
  return { children };
}
