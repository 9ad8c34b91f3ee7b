import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { CollectedPage } from './collect-pages';
import type { HtmlFault } from './html-fault';

/**
 * The rules of the HTML standard, with none of taste: how a void element ends or an attribute is spelt is React's own
 * choice. Names of controls are added; names of landmarks and contrast axe judges in the browser, where it knows what is seen.
 */
const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      'empty-heading': 'error',
      'empty-title': 'error',
      'hidden-focusable': 'error',
      'input-missing-label': 'error',
      'no-dup-class': 'error',
      'text-content': 'error',
    },
  }),
);

async function faultsOf({ address, html }: CollectedPage): Promise<HtmlFault[]> {
  const { results } = await checker.validateString(html, address);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => ({ address, message: `${ruleId}: ${message}`, place: selector ?? '' }));
}

/** What html-validate holds against pages. */
export async function htmlValidateErrors(pages: readonly CollectedPage[]): Promise<HtmlFault[]> {
  const faults: HtmlFault[] = [];
  for (const page of pages) faults.push(...(await faultsOf(page)));
  return faults;
}
