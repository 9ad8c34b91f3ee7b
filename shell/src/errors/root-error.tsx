import { useSite } from '@site/shared/store';
import { useRouteError } from 'react-router-dom';
import { layoutFor } from '../layouts/layout-table';
import { ErrorPage } from './error-page';
import { toPageError } from './page-error';

/** Errors above the sections, those of `patchRoutesOnNavigation` among them: chrome and error page. */
export function RootError() {
  const { variant } = useSite((state) => state.site);
  const Layout = layoutFor('default', variant);

  return (
    <Layout>
      <ErrorPage error={toPageError(useRouteError())} />
    </Layout>
  );
}
