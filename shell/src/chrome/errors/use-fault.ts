import { type Context, useContext } from 'react';
import * as router from 'react-router';
import { type PageError, toPageError } from './page-error';

type Failed = { errors: Record<string, unknown> | null };

/** Until react-router 7 the errors of a page are in the state of its router, from 8 on in a context beside it. */
const contextOfErrors = (
  'UNSAFE_DataRouterDataContext' in router
    ? (router as { UNSAFE_DataRouterDataContext: unknown }).UNSAFE_DataRouterDataContext
    : (router as { UNSAFE_DataRouterStateContext: unknown }).UNSAFE_DataRouterStateContext
) as Context<Failed | null>;

/** What the error page in the page's place says; undefined while the page itself is shown. */
export function useFault(): PageError | undefined {
  const errors = Object.values(useContext(contextOfErrors)?.errors ?? {});
  return errors.length > 0 ? toPageError(errors[0]) : undefined;
}

/** Whether that error page offers a search: one that would fail too is not offered. */
export function hasSearch({ status }: PageError): boolean {
  return status < 500;
}
