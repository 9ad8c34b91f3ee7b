/**
 * A named place where a test may end the process as a power cut would (faults.md F13). In service it does nothing.
 * `name:3` dies at the third passing.
 */
export type Failpoint = (name: string) => void;

export const noFailpoint: Failpoint = () => undefined;

export function dieAt(place: string): Failpoint {
  const [wanted = '', turn = '1'] = place.split(':');
  let left = Number(turn);
  return (name) => {
    if (name === wanted && --left === 0) process.kill(process.pid, 'SIGKILL');
  };
}
