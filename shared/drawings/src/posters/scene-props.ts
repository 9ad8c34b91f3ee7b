import type { PosterTone } from './poster-tones';

/** A scene fills 320 × 180; `seed` varies its details, the same for the same content. */
export type SceneProps = { tone: PosterTone; seed: number };
