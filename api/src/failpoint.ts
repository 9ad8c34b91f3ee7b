/**
 * A named point where a test can kill the process, to simulate a power cut (docs/faults.md F13). No-op in production.
 * `name:3` kills at the third hit.
 */
export type Failpoint = (name: string) => void;

export const noFailpoint: Failpoint = () => undefined;

export function dieAt(place: string): Failpoint {
  const [wanted = '', hit = '1'] = place.split(':');
  let left = Number(hit);
  return (name) => {
    if (name === wanted && --left === 0) process.kill(process.pid, 'SIGKILL');
  };
}
