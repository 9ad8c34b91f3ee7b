import type { Part } from './subjects';

export type Outcome = { figures: Record<string, unknown>; holds: boolean };
/** `part` is its name on the command line; `seed`, where one is given, repeats what a proof drew. */
export type Proof = { part: Part; name: string; run: (api: string, seed?: number) => Promise<Outcome> };
