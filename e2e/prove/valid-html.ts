import { collectPages } from '../judge/collect-pages';
import { htmlValidateErrors } from '../judge/html-validate-errors';
import { hasJava, nuErrors } from '../judge/nu-errors';

export type HtmlFigures = { pages: number; nu: number | 'no java'; htmlValidate: number };

/** Every page of the site before two checkers; `npm test` takes the listed addresses. */
export async function checkHtml(): Promise<HtmlFigures> {
  const pages = await collectPages();
  const nu = hasJava() ? await nuErrors(pages) : undefined;
  const htmlValidate = await htmlValidateErrors(pages);
  for (const { address, message, place } of [...(nu ?? []), ...htmlValidate])
    console.error(`${address}: ${message} ${place}`);
  return { pages: pages.length, nu: nu?.length ?? 'no java', htmlValidate: htmlValidate.length };
}
