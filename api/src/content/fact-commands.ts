import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import PQueue from 'p-queue';
import { readContentFiles } from './content-files';
import { findContradictions, printContradictions, type ReadPage } from './contradictions';
import { pageText } from './page-text';
import { readFacts } from './read-facts';

const atATime = 4;

type Routes = { routes: readonly { path: string; kind: string }[] };

/** Addresses of the routes that have no parameter; those with one stand in the site's map. */
function listedPaths(file: string): string[] {
  const { routes } = JSON.parse(readFileSync(file, 'utf8')) as Routes;
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
async function readSite(site: string, routesFile: string): Promise<ReadPage[]> {
  const paths = [...new Set([...listedPaths(routesFile), ...(await sitemapPaths(site))])];
  const queue = new PQueue({ concurrency: atATime });
  return queue.addAll(
    paths.map((address) => async () => ({ address, text: pageText(await read(`${site}${address}`)) })),
  );
}

/**
 * `npm run content -- contradictions`: reads every page of the running site, and says which facts are stated in two ways.
 * @throws {Error} the list, where there are some; a page that cannot be read
 */
async function contradictions(args: readonly string[]): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    options: { site: { type: 'string', default: 'http://127.0.0.1:8080' }, json: { type: 'boolean', default: false } },
  });
  const pages = await readSite(values.site, join(process.cwd(), 'e2e/urls/routes.json'));
  const found = findContradictions(pages);
  const report = values.json ? JSON.stringify(found, null, 2) : printContradictions(found, pages.length);
  if (found.length > 0) throw new Error(report);
  return report;
}

/** `npm run content -- facts`: the names that prose may take, and what they say now. */
async function listFacts(contentDir: string): Promise<string> {
  return [...readFacts(readContentFiles(contentDir))].map(([name, text]) => `{{${name}}}  ${text}`).join('\n');
}

/** Commands of `npm run content` on facts, by name: what they print. */
export const factCommands: Readonly<Record<string, (args: readonly string[], contentDir: string) => Promise<string>>> =
  {
    contradictions: (args) => contradictions(args),
    facts: (_, contentDir) => listFacts(contentDir),
  };
