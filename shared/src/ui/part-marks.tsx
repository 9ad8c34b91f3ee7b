import type { Painting } from '@site/shared/store/part-painter';

function Mark({ name }: { name: string }) {
  return <i data-painted={name} />;
}

/** Where a part begins that is painted for the first time (shell/src/remotes/painted-parts.ts). */
export function PartBegin({ begin }: Painting) {
  return <Mark name={begin} />;
}

/** Where it ends. */
export function PartEnd({ end, close }: Painting) {
  close();
  return <Mark name={end} />;
}
