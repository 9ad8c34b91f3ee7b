/** What the shell tells a render process. */
export const toProcess = { load: 1, render: 2, data: 3, ping: 4 } as const;

/** What a render process tells the shell; `page-judge.ts` and `message-judge.ts` say what each may hold. */
export const fromProcess = {
  /** The code of the section runs for the first time. */
  loading: 1,
  ready: 2,
  refused: 3,
  stray: 4,
  /** Several pages are under way, and React renders this one now; the others wait for data. */
  rendering: 5,
  rendered: 6,
  call: 7,
  pong: 8,
} as const;

/** Bytes of the length before the facts of a rendered page, which its HTML follows. */
export const factsLengthBytes = 4;
