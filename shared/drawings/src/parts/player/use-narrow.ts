import { useSyncExternalStore } from 'react';

/**
 * Whether the window is at most this wide, in pixels: the stage stands in its layout for phones then. Style sheets and
 * `<picture>` say the same width.
 */
export function useNarrow(most: number): boolean {
  const query = `(max-width: ${most}px)`;
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
