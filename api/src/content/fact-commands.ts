import PQueue from 'p-queue';
import { readContentFiles } from './content-files';
import { findContradictions, printContradictions, type ReadPage } from './contradictions';
import { pageText } from './page-text';
import { readFacts } from './read-facts';
import { siteRoutes } from './site-routes';

const atATime = 4;

/** Addresses of the routes that have no parameter; those with one stand in the site's map. */
function listedPaths(): string[] {
  const routes = siteRoutes();
  if (!routes) throw new Error('没有 e2e/urls/routes.json，不知道要读哪些页面。');
  return routes.filter(({ path, kind }) => kind === 'page' && !/[:*]/.test(path)).map(({ path }) => path);
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: 'follow' });
  if (!answer.ok) throw new Error(`${url} 答 ${answer.status}，没有读到。`);
  return answer.text();
}

/** Every address that the site tells search engines, one a line. */
async function sitemapPaths(site: string): Promise<string[]> {
  const lines = (await read(`${site}/sitemap.txt`)).split('\n').filter((line) => line !== '');
  return lines.map((line) => new URL(line).pathname);
}

/** Every address of the site and what is read there. */
async function readSite(site: string): Promise<ReadPage[]> {
  const paths = [...new Set([...listedPaths(), ...(await sitemapPaths(site))])];
  const queue = new PQueue({ concurrency: atATime });
  return queue.addAll(
    paths.map((address) => async () => ({ address, text: pageText(await read(`${site}${address}`)) })),
  );
}

/**
 * `npm run content -- contradictions`: reads every page of the running site, and says which facts are stated in two ways.
 * @throws {Error} the list, where there are some; a page that cannot be read
 */
export async function reportContradictions(site: string, json: boolean): Promise<string> {
  const pages = await readSite(site);
  const found = findContradictions(pages);
  const report = json ? JSON.stringify(found, null, 2) : printContradictions(found, pages.length);
  if (found.length > 0) throw new Error(report);
  return report;
}

/** `npm run content -- facts`: the names that prose may take, and what they say now. */
export function listFacts(contentDir: string): string {
  return [...readFacts(readContentFiles(contentDir))].map(([name, text]) => `{{${name}}}  ${text}`).join('\n');
}
