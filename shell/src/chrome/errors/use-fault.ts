import { useContext } from 'react';
import { UNSAFE_DataRouterStateContext } from 'react-router';
import { type PageError, toPageError } from './page-error';

/** What the error page in the page's place says; undefined while the page itself is shown. */
export function useFault(): PageError | undefined {
  const errors = Object.values(useContext(UNSAFE_DataRouterStateContext)?.errors ?? {});
  return errors.length > 0 ? toPageError(errors[0]) : undefined;
}

/** Whether that error page offers a search: one that would fail too is not offered. */
export function hasSearch({ status }: PageError): boolean {
  return status < 500;
}
