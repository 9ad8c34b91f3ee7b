import { AsyncLocalStorage } from 'node:async_hooks';

const handled = new AsyncLocalStorage<string>();

/** Runs what a message of a release's process causes, so that whoever ends the shell by it is known. */
export function whileHandling<Result>(release: string, work: () => Result): Result {
  return handled.run(release, work);
}

/** The release whose message is being handled: `mf-help@1.2.3`; undefined while it is none. */
export function handledRelease(): string | undefined {
  return handled.getStore();
}
