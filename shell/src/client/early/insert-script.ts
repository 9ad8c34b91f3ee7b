import type { CheckedFile } from '../../remotes/pinned-release';
import { checkedScript } from '../checked-script';

const run = new Set<string>();

/**
 * Runs a script once; `async` ones as they come, the others in the order of their calls.
 * @throws {Error} with the address, when it does not come, a second time neither (ask-again.ts)
 */
export function insertScript([address, integrity]: CheckedFile, async = false): Promise<void> {
  if (run.has(address)) return Promise.resolve();
  return new Promise((done, fail) => {
    const script = checkedScript(address, integrity);
    script.async = async;
    script.onload = () => {
      run.add(address);
      done();
    };
    script.onerror = () => fail(new Error(address));
    document.head.append(script);
  });
}
