import { useSite } from '@site/shared/store';
import { ScrollRestoration } from 'react-router';
import { Outlet, useMatches } from 'react-router-dom';
import { useKeptSheets } from './kept-sheets';
import { HashTarget } from './hash-target';
import { chosenLayout } from './layout-name';
import { layoutFor } from './layout-table';
import { LoadingBar } from './loading-bar';

/** The root of every page: the layout that the page's handle names, around the page. */
export function SiteRoot() {
  useKeptSheets();
  const { variant } = useSite((state) => state.site);
  const Layout = layoutFor(chosenLayout(useMatches().map(({ handle }) => handle)), variant);

  return (
    <>
      <LoadingBar />
      <Layout>
        <Outlet />
      </Layout>
      <ScrollRestoration />
      <HashTarget />
    </>
  );
}
