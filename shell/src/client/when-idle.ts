/** Where browsers do not say that they are idle (Safari), in milliseconds. */
const idleWait = 2000;

export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work, idleWait);
}
