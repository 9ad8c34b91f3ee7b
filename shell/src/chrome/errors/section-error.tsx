import { useRouteError } from 'react-router-dom';
import { ErrorPage } from './error-page';
import { HydrationMark } from './hydration-mark';
import { toPageError } from './page-error';

/** A fault of one section: the chrome stays, the section's place shows the error page. */
export function SectionError() {
  const error = toPageError(useRouteError());

  return (
    <>
      <ErrorPage error={error} />
      <HydrationMark />
    </>
  );
}
