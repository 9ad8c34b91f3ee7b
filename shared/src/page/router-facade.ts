/**
 * The names of react-router-dom that shell and remotes may use. A shared module cannot be tree-shaken, so
 * only the names listed here are shipped; the build rejects a remote that imports any other name.
 */
export {
  createBrowserRouter,
  isRouteErrorResponse,
  Outlet,
  redirect,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
export { Link, NavLink } from './link';
export { useNavigation } from '../parts/page/use-navigation';
