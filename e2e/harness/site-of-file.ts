import { test } from '@playwright/test';
import type { Site } from './site';

/**
 * A site for the tests of one spec file: it starts when the first of them asks for it and stops after the last. A fixture of the
 * worker would do the same in a worker of its own, which starts after all others have ended.
 */
export function siteOfFile(start: () => Promise<Site>): () => Promise<Site> {
  let started: Promise<Site> | undefined;
  test.afterAll(async () => {
    await (await started)?.stop();
    started = undefined;
  });
  return () => (started ??= start());
}
