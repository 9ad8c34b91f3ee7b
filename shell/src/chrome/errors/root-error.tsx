import { useSite } from '@site/shared/store';
import { useRouteError } from 'react-router-dom';
import { layoutFor } from '../layouts/layout-table';
import { ErrorFallback } from './error-fallback';
import { ErrorPage } from './error-page';
import { toPageError } from './page-error';

/**
 * Errors above the sections, those of `patchRoutesOnNavigation` among them: chrome and error page. The chrome is made anew here and
 * may lack a part that cannot be fetched: the page stands without it then.
 */
export function RootError() {
  const { variant } = useSite((state) => state.site);
  const page = <ErrorPage error={toPageError(useRouteError())} />;
  const Layout = layoutFor('default', variant);
  const Bare = layoutFor('empty', variant);

  return (
    <ErrorFallback instead={<Bare>{page}</Bare>}>
      <Layout>{page}</Layout>
    </ErrorFallback>
  );
}
