import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { AlonePage, type AloneFiles } from './alone-page';
import { entries } from './entries';
import { type Part, partsOf } from './gallery-module';
import { ListPage, type ListPageProps } from './list-page';
import { openSite, partPage } from './part-page';

const document = '<!doctype html>';

/** All parts, in the order of their entries. */
export async function listParts(): Promise<Part[]> {
  const found = Object.entries(entries).map(([id, entry]) => partsOf(id, entry));
  return (await Promise.all(found)).flat();
}

export function listPage(props: ListPageProps): string {
  return document + renderToStaticMarkup(<ListPage {...props} />);
}

/** The document of a state: drawn on the server as in a page, with the styles and the script that bring it to life. */
export function alonePage(part: Part, state: string, files: AloneFiles): string {
  const Show = part.states[state];
  if (!Show) throw new Error(`${part.name} has no state “${state}”.`);
  openSite();
  const html = renderToString(partPage(Show));
  return document + renderToStaticMarkup(<AlonePage part={part} state={state} files={files} html={html} />);
}
