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
 * Gives the content of the element around a cached part. On the server the first render puts the part between two marks, and later
 * renders put its stored markup there (shell/src/remotes/painted-parts.ts). In browsers the content is always the part itself.
 */
export function usePainted<Props extends object>(
  Part: ComponentType<Props>,
  props: Props,
): Pick<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'> {
  const position = useId();
  const painting = partPainter()?.paint(Part, props, position);
  if (typeof painting === 'string') return { dangerouslySetInnerHTML: { __html: painting } };
  // Three children in every case: React derives ids inside from their number, and they must match in the browser.
  const children = (
    <>
      {painting && <Mark name={painting.begin} />}
      <Part {...props} />
      {painting && <End {...painting} />}
    </>
  );
  return { children };
}
