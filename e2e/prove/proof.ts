export type Outcome = { figures: Record<string, unknown>; holds: boolean };
/** `part` is its name on the command line. */
export type Proof = { part: string; name: string; run: (api: string) => Promise<Outcome> };
