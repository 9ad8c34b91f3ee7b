import { fragmentRecorder } from '@site/shared/store';
import type { FragmentMarks } from '@site/shared/store/fragment-recorder';
import { type ComponentType, type HTMLAttributes, useId } from 'react';

function Mark({ name }: { name: string }) {
  return <i data-fragment={name} />;
}

function EndMark({ end, close }: FragmentMarks) {
  close();
  return <Mark name={end} />;
}

/**
 * Returns the content of the element around a fragment. On the server the first render puts the part between two marks, by which the
 * fragment cache finds its markup; later renders insert a placeholder for that markup (shell/src/render/pages/fragment-cache.ts). In
 * browsers the content is always the part itself.
 */
export function useFragment<Props extends object>(
  Part: ComponentType<Props>,
  props: Props,
): Pick<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'> {
  const position = useId();
  const known = fragmentRecorder()?.begin(Part, props, position);
  if (typeof known === 'string') return { dangerouslySetInnerHTML: { __html: known } };
  // Three children in every case: React derives ids inside from their number, and they must match in the browser.
  const children = (
    <>
      {known && <Mark name={known.begin} />}
      <Part {...props} />
      {known && <EndMark {...known} />}
    </>
  );
  return { children };
}
