import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate';

/** What a checker holds against the HTML of a page. */
export type HtmlFault = {
  /** The checker's sentence. */
  message: string;
  /** Where in the page, as a selector; empty where it is of the whole. */
  place: string;
};

/** One set of rules for all pages: the library would work it out for each, which takes a third of a check's time. */
class OneConfig extends StaticConfigLoader {
  private resolved: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(address: string): ResolvedConfig | Promise<ResolvedConfig> {
    this.resolved ??= super.getConfigFor(address);
    return this.resolved;
  }
}

/**
 * The rules of the HTML standard, with none of taste: how a void element ends or an attribute is spelt is React's own
 * choice. Names of controls are added; names of landmarks and contrast axe judges in the browser, where it knows what is seen.
 */
const checker = new HtmlValidate(
  new OneConfig({
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

/** What html-validate holds against the page of an address; the judges and the gate ask the same. */
export async function htmlFaults(html: string, address: string): Promise<HtmlFault[]> {
  const { results } = await checker.validateString(html, address);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => ({ message: `${ruleId}: ${message}`, place: selector ?? '' }));
}
