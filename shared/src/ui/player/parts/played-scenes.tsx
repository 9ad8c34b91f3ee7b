import { type ComponentType, Suspense, lazy, useMemo } from 'react';
import type { Show } from '../../../contract/show';

type SymbolsProps = { names: readonly string[] };

/** Fetched with the first show that has a picture in it; without them its screens are played all the same. */
const Symbols = lazy(() =>
  import(/* webpackChunkName: "player-scenes" */ '../../screens/draw-scene').then(
    ({ SceneSymbols }): { default: ComponentType<SymbolsProps> } => ({ default: SceneSymbols }),
    () => ({ default: () => null }),
  ),
);

/** What stands in the pictures of the stages, and what steps put there later. */
function scenesOf({ stages, steps }: Show): string[] {
  const parts = stages.flatMap(({ screens }) => screens.flatMap(({ rows }) => rows.flat()));
  const drawn = parts.flatMap((part) => (part.kind === 'picture' ? [part.scene] : []));
  const changes = steps.flatMap(({ set }) => Object.entries(set ?? {}));
  const later = changes.flatMap(([path, value]) => (path.endsWith('.scene') ? [String(value)] : []));
  return [...new Set([...drawn, ...later])];
}

/** The scenes of a show that is played, once in the page, so that its moments need not be drawn with them. */
export function PlayedScenes({ show }: { show: Show }) {
  const names = useMemo(() => scenesOf(show), [show]);
  if (names.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Symbols names={names} />
    </Suspense>
  );
}
