import { useSite } from '@site/shared/store';
import { Component, type ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { layoutFor } from '../layouts/layout-table';
import { ErrorPage } from './error-page';
import { toPageError } from './page-error';

/** The chrome is made anew here and may lack a part that cannot be fetched; nothing above would keep the page then. */
class ChromeGuard extends Component<{ bare: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.bare : this.props.children;
  }
}

/** Errors above the sections, those of `patchRoutesOnNavigation` among them: chrome and error page; without chrome where that fails too. */
export function RootError() {
  const { variant } = useSite((state) => state.site);
  const page = <ErrorPage error={toPageError(useRouteError())} />;
  const Layout = layoutFor('default', variant);
  const Bare = layoutFor('empty', variant);

  return (
    <ChromeGuard bare={<Bare>{page}</Bare>}>
      <Layout>{page}</Layout>
    </ChromeGuard>
  );
}
