import {
  NavLink as RouterNavLink,
  useLoaderData as routerLoaderData,
  useLocation as routerLocation,
  useMatches as routerMatches,
  useNavigation as routerNavigation,
  useParams as routerParams,
  useRouteError as routerError,
  useSearchParams as routerSearchParams,
} from '@site/shared/page/router-facade';
import { partPainter, useSite } from '@site/shared/store';
import type { ComponentProps } from 'react';

export {
  createBrowserRouter,
  isRouteErrorResponse,
  Outlet,
  redirect,
  RouterProvider,
  useNavigate,
} from '@site/shared/page/router-facade';
export { Link } from './server-link';

/** The same, and a part that asks is not kept: what it is told is of one page alone. */
function ofThePage<Asked extends (...args: never[]) => unknown>(ask: Asked): Asked {
  return ((...args: never[]) => {
    partPainter()?.giveUp();
    return ask(...args);
  }) as Asked;
}

export const useLoaderData = ofThePage(routerLoaderData);
export const useMatches = ofThePage(routerMatches);
export const useNavigation = ofThePage(routerNavigation);
export const useParams = ofThePage(routerParams);
export const useRouteError = ofThePage(routerError);
export const useSearchParams = ofThePage(routerSearchParams);

/** Depends on the address of the page alone. */
export function useLocation(): ReturnType<typeof routerLocation> {
  useSite(({ fullUrl }) => fullUrl);
  return routerLocation();
}

/** It knows where its page is. */
export function NavLink(props: ComponentProps<typeof RouterNavLink>) {
  partPainter()?.giveUp();
  return <RouterNavLink {...props} />;
}
