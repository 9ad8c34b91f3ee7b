import { listFacts } from '@site/shared/calls/facts';
import { fetchData } from '@site/shared/page/answers';
import { factNames, type PageFacts } from '@site/shared/page/fact-words';
import { securityHead, securityHero, securitySummary } from '../../content/home-security';

/** Every row of the tables, and what the other words name. */
const names = ['security.', ...factNames([securityHead, securityHero, securitySummary])].join(',');

/** The rows are what the page is for: without them there is none. */
export async function loadSecurity(): Promise<PageFacts> {
  const { list } = await fetchData(listFacts, { names });
  return { facts: Object.fromEntries(list.map(({ name, text }) => [name, text])) };
}
