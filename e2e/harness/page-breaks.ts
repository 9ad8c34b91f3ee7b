import { type Break, server, wrapPages } from '@site/release/drill/broken-build';
import { script } from './broken-release';

/** A break, what the refusal says, and the section where it is not the help centre. */
export type Seed = { made: Break; says: RegExp; everyday?: true; remote?: string };

/** Code that runs with the script of a page, an article of the help centre unless said. */
export const runs = (code: string, id?: string): Break => script((text) => `${text}\n;${code}`, id);
/** Code of the page at an event of any of its elements, before the page's own. */
export const on = (event: string, code: string, id?: string) =>
  runs(`addEventListener('${event}', (event) => { ${code} }, true);`, id);

/** Rules that hold wherever the page is, from when its script has run. */
export const rules = (text: string, id?: string) =>
  runs(
    `(() => { const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(text)}); document.adoptedStyleSheets.push(sheet); })();`,
    id,
  );

/** What the server renders in the place of an article; `Page` and `props` are its own. */
export const page = (body: string) => server(wrapPages(body));

/** Of an article, what its server renders after its own part or in the place of it. */
export const beside = (markup: string) =>
  page(
    `jsx(Fragment, { children: [jsx(Page, props), jsx('div', { dangerouslySetInnerHTML: { __html: ${JSON.stringify(markup)} } })] })`,
  );
