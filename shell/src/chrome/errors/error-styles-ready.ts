import { bringStyles } from '../layouts/bring-styles';

/** The styles of the error page, which are on no page that shows none. */
export function errorStylesReady(): Promise<void> {
  return bringStyles('error-styles', () => import(/* webpackChunkName: "error-styles" */ './error-styles'));
}
