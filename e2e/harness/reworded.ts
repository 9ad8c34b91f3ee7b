import { publish } from '@site/release/operations/publish';
import { builtAs, type Change, codeFiles } from './built-as';
import type { Site } from './site';

/**
 * Publishes the built remote once more with other words, on the server and in the browser alike. With other words in the
 * browser alone it renders well and hydrates badly.
 */
export async function publishReworded(
  site: Site,
  remote: string,
  version: string,
  change: Change,
  files: RegExp = codeFiles.everywhere,
): Promise<void> {
  await publish(site.store, site.keys, builtAs(remote, version, [change], files), { by: 'e2e' });
}
