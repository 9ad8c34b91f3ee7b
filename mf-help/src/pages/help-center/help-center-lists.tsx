'use static';

import { Categories } from './help-center-categories';
import { Latest } from './help-center-latest';
import type { HelpCenterData } from './help-center.loader';
import { Templates } from './help-center-templates';

/** What the section has to read. */
export function Lists({ home, templates }: Pick<HelpCenterData, 'home' | 'templates'>) {
  return (
    <>
      <Templates templates={templates} />
      <Categories categories={home.categories} />
      <Latest articles={home.latest} />
    </>
  );
}
