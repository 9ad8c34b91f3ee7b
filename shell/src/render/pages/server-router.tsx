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
import { fragmentRecorder, useSite } from '@site/shared/store';
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

/** Wraps a hook whose result belongs to one page, so that no fragment that calls it is stored. */
function ofThePage<Asked extends (...args: never[]) => unknown>(ask: Asked): Asked {
  return ((...args: never[]) => {
    fragmentRecorder()?.discard();
    return ask(...args);
  }) as Asked;
}

export const useLoaderData = ofThePage(routerLoaderData);
export const useMatches = ofThePage(routerMatches);
export const useNavigation = ofThePage(routerNavigation);
export const useParams = ofThePage(routerParams);
export const useRouteError = ofThePage(routerError);
export const useSearchParams = ofThePage(routerSearchParams);

/** A fragment that calls this depends on the address of its page, and on nothing else of it. */
export function useLocation(): ReturnType<typeof routerLocation> {
  useSite(({ fullUrl }) => fullUrl);
  return routerLocation();
}

/** It looks different on the page that it leads to, so a fragment with it is not stored. */
export function NavLink(props: ComponentProps<typeof RouterNavLink>) {
  fragmentRecorder()?.discard();
  return <RouterNavLink {...props} />;
}
