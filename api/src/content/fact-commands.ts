import { readContentFiles } from './content-files';
import { findCandidates, printCandidates } from './contradictions/candidates';
import { findContradictions, type ReadPage } from './contradictions/contradictions';
import { readKnownFacts } from './contradictions/known-facts';
import { printContradictions } from './contradictions/print-contradictions';
import { pageText } from './page-text';
import { readFacts } from './read-facts';
import { readSite } from './read-site';

async function readTexts(site: string): Promise<ReadPage[]> {
  return (await readSite(site)).map(({ address, html }) => ({ address, text: pageText(html) }));
}

/**
 * `npm run content -- contradictions`: reads every page of the running site, and says which facts it states in another
 * way than the content.
 * @throws {Error} the list, where there are some; a page that cannot be read
 */
export async function reportContradictions(contentDir: string, site: string, json: boolean): Promise<string> {
  const pages = await readTexts(site);
  const found = findContradictions(pages, readKnownFacts(readContentFiles(contentDir)));
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
