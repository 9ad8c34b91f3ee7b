import type { CheckedFile } from '../../render/pages/pinned-release';
import { checkedScript } from '../checked-script';

const run = new Set<string>();

/**
 * Runs a script once; `async` ones as they come, the others in the order of their calls.
 * @throws {Error} with the address, when it does not come, a second time neither (ask-again.ts)
 */
export function insertScript([address, integrity]: CheckedFile, async = false): Promise<void> {
  if (run.has(address)) return Promise.resolve();
  return new Promise((done, fail) => {
    const onload = () => {
      run.add(address);
      done();
    };
    const onerror = () => fail(new Error(address));
    document.head.append(Object.assign(checkedScript(address, integrity), { async, onload, onerror }));
  });
}
