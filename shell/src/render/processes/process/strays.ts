import { shellLink } from './shell-link';

/** Of one process the first few are told. */
const most = 5;
let reported = 0;

/** With the first `Response` Node compiles the parser of its HTTP client, which a closed process has no use for and refuses. */
const nodesOwn = /^a rejected promise: ReferenceError\n\s+at lazyllhttp \(node:internal\//;

/** Kind and places: nobody knows which request it belongs to, so its message may hold what any visitor typed. */
export function strayText(error: unknown): string {
  if (!(error instanceof Error)) return `a ${typeof error}`;
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...places].join('\n');
}

/** Tells the shell what a section says outside of its pages. */
export function reportStray(reason: string): void {
  if (nodesOwn.test(reason)) return;
  reported += 1;
  if (reported <= most) shellLink.stray(reason);
}
