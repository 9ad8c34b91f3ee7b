import { readContentFiles } from './content-files';
import { mostCouplets, rhymingPages } from './heading-couplets';
import { readFacts } from './read-facts';
import { readSite, type ServedPage } from './read-site';
import { findRepeats, mostRepeated } from './repeated-sentences';

/** Facts that are long enough to make a sentence one of theirs. */
const shortestFact = 3;
const repeatsShown = 40;
const addressesShown = 3;

const percentOf = (share: number) => `${(share * 100).toFixed(1)}%`;

/** What is to be mended in the words of these pages, and the share of sentences that stand on several. */
export function judgeWording(pages: readonly ServedPage[], facts: readonly string[]) {
  const { sentences, repeats } = findRepeats(pages, facts);
  return { pages: pages.length, share: repeats.length / Math.max(sentences, 1), repeats, rhyming: rhymingPages(pages) };
}

/** The facts as prose says them. */
export function factTexts(contentDir: string): string[] {
  return [...readFacts(readContentFiles(contentDir)).values()].filter((text) => text.length >= shortestFact);
}

type Verdict = ReturnType<typeof judgeWording>;

function print({ pages, share, repeats, rhyming }: Verdict): string {
  return [
    `${pages} 页，${percentOf(share)} 的句子在不止一页上，至多可以有 ${percentOf(mostRepeated)}。`,
    ...repeats.slice(0, repeatsShown).map(({ sentence, addresses }) => {
      const more = addresses.length > addressesShown ? ` 等 ${addresses.length} 页` : '';
      return `  ${sentence}：${addresses.slice(0, addressesShown).join(' ')}${more}`;
    }),
    ...rhyming.map(({ address, couplets }) => `${address} 的对句标题多于 ${mostCouplets} 个：${couplets.join(' / ')}`),
  ].join('\n');
}

/**
 * `npm run content -- wording`: reads every page of the running site, and says which sentences stand on several pages and which
 * pages have more than one couplet for a heading.
 * @throws {Error} the list, where there is too much of it; a page that cannot be read
 */
export async function reportWording(contentDir: string, site: string, json: boolean): Promise<string> {
  const verdict = judgeWording(await readSite(site), factTexts(contentDir));
  const report = json ? JSON.stringify(verdict, null, 2) : print(verdict);
  if (verdict.share > mostRepeated || verdict.rhyming.length > 0) throw new Error(report);
  return report;
}
