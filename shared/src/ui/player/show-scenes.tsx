'use static';

import type { Figure, Show, ShowStep, Stage } from '../../contract/show';
import { SceneSymbols } from '../screens/draw-scene';

type Played = { stages: readonly Stage[]; steps: readonly ShowStep[] };

/** What stands in the pictures of the stages, and what steps put there later. */
function scenesOf(played: readonly Played[]): string[] {
  const parts = played.flatMap(({ stages }) =>
    stages.flatMap(({ screens }) => screens.flatMap(({ rows }) => rows.flat())),
  );
  const drawn = parts.flatMap((part) => (part.kind === 'picture' ? [part.scene] : []));
  const changes = played.flatMap(({ steps }) => steps.flatMap(({ set }) => Object.entries(set ?? {})));
  const later = changes.flatMap(([path, value]) => (path.endsWith('.scene') ? [String(value)] : []));
  return [...new Set([...drawn, ...later])];
}

/** The scenes of a show, once in the page, so that the player need not carry them. */
export function ShowScenes({ show }: { show: Show }) {
  return <SceneSymbols names={scenesOf([show])} />;
}

/** The scenes of the figures that can be played, once in the page. */
export function FigureScenes({ figures }: { figures: readonly Figure[] }) {
  const played = figures.flatMap(({ stage, demo }) => (demo ? [{ stages: [stage], steps: demo.steps }] : []));
  const names = scenesOf(played);
  return names.length > 0 && <SceneSymbols names={names} />;
}
