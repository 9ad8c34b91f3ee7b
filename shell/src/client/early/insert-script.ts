import type { CheckedFile } from '../../remotes/pinned-release';
import { checkedScript } from '../checked-script';

const run = new Set<string>();

/** The site has every file of the asset host too: the fallback for a file that fails to load (docs/faults.md F23). */
function secondAddress(address: string): string {
  return `${new URL(address, location.href).pathname}?retry=2`;
}

/**
 * Runs a script once, at its address or else the second one; `async` ones as they come, the others in the order of their
 * calls.
 * @throws {Error} with the address, when both fail
 */
export function insertScript([address, integrity]: CheckedFile, async = false, attempt = 1): Promise<void> {
  if (run.has(address)) return Promise.resolve();
  return new Promise((done, fail) => {
    const script = checkedScript(attempt === 1 ? address : secondAddress(address), integrity);
    script.async = async;
    script.onload = () => {
      run.add(address);
      done();
    };
    script.onerror = () =>
      attempt === 1 ? insertScript([address, integrity], async, 2).then(done, fail) : fail(new Error(address));
    document.head.append(script);
  });
}
