import { waitFor } from './wait';

/** Waits until the shell has prepared its site maps: the plain one is the last, after every page without an id was rendered. */
export async function waitUntilPrepared(origin: string): Promise<void> {
  const isThere = async () => (await fetch(`${origin}/sitemap.txt`)).status === 200;
  await waitFor(`${origin}/sitemap.txt is prepared`, isThere);
}
