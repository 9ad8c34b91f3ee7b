import { readContentFiles } from './content-files';
import { findCandidates, printCandidates } from './contradictions/candidates';
import { type Contradiction, findContradictions, type ReadPage } from './contradictions/contradictions';
import { readKnownFacts } from './contradictions/known-facts';
import { printContradictions } from './contradictions/print-contradictions';
import { pageText } from './page-text';
import { readFacts } from './read-facts';
import { readSite, type ServedPage } from './read-site';

async function readTexts(site: string): Promise<ReadPage[]> {
  return textsOf(await readSite(site));
}

function textsOf(pages: readonly ServedPage[]): ReadPage[] {
  return pages.map(({ address, html }) => ({ address, text: pageText(html) }));
}

/** Facts that these pages state in another way than the content. */
export function judgeFacts(pages: readonly ServedPage[], contentDir: string): Contradiction[] {
  return findContradictions(textsOf(pages), readKnownFacts(readContentFiles(contentDir)));
}

/**
 * `npm run content -- contradictions`: reads every page of the running site, and says which facts it states in another
 * way than the content.
 * @throws {Error} the list, where there are some; a page that cannot be read
 */
export async function reportContradictions(contentDir: string, site: string, json: boolean): Promise<string> {
  const pages = await readSite(site);
  const found = judgeFacts(pages, contentDir);
  const report = json ? JSON.stringify(found, null, 2) : printContradictions(found, pages.length);
  if (found.length > 0) throw new Error(report);
  return report;
}

/** `npm run content -- contradictions --candidates`: sentences that differ in one value, which no fact covers; none of them fails. */
export async function listCandidates(site: string, json: boolean): Promise<string> {
  const pages = await readTexts(site);
  const found = findCandidates(pages);
  return json ? JSON.stringify(found, null, 2) : printCandidates(found);
}

/** `npm run content -- facts`: the names that prose may take, and what they say now. */
export function listFacts(contentDir: string): string {
  return [...readFacts(readContentFiles(contentDir))].map(([name, text]) => `{{${name}}}  ${text}`).join('\n');
}
