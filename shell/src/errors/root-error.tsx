import { useRouteError } from 'react-router-dom';
import { DefaultLayout } from '../layouts/default-layout';
import { ErrorPage } from './error-page';
import { toPageError } from './page-error';

/** Errors above the sections, those of `patchRoutesOnNavigation` among them: chrome and error page. */
export function RootError() {
  return (
    <DefaultLayout>
      <ErrorPage error={toPageError(useRouteError())} />
    </DefaultLayout>
  );
}
