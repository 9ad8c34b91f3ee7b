import { htmlFaults } from '@site/tooling/judge/html-faults';
import type { CollectedPage } from './collect-pages';
import type { HtmlFault } from './html-fault';

/** What html-validate holds against pages, by the rules that the gate of a promotion has too. */
export async function htmlValidateErrors(pages: readonly CollectedPage[]): Promise<HtmlFault[]> {
  const faults: HtmlFault[] = [];
  for (const { address, html } of pages)
    faults.push(...(await htmlFaults(html, address)).map((fault) => ({ address, ...fault })));
  return faults;
}
