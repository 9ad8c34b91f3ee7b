/**
 * A statement that hangs turns its thread: so much processor time of the process, in milliseconds, no statement needs. The clock alone says
 * nothing, since on a busy machine a thread may get a tenth of a core.
 */
const longestWork = 60_000;
/** One that waits for a disk which is gone uses none: so long, in milliseconds, it may wait. */
const longestWait = 600_000;
const lookEvery = 5_000;

/**
 * Calls `giveUp` once a statement that begins now hangs, with the limit that it passed in words.
 * @returns ends the watch
 */
export function watchStatement(giveUp: (limit: string) => void): () => void {
  const began = process.cpuUsage();
  let waited = 0;
  const look = () => {
    waited += lookEvery;
    const { user, system } = process.cpuUsage(began);
    if ((user + system) / 1000 >= longestWork) giveUp(`${longestWork / 1000} s of processor time`);
    else if (waited >= longestWait) giveUp(`${longestWait / 60_000} minutes`);
  };
  const timer = setInterval(look, lookEvery);
  return () => clearInterval(timer);
}
