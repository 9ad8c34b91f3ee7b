/**
 * The names of react-router-dom that shell and remotes may use. A shared module cannot be shaken by the bundler, so
 * what is not listed here is not shipped; the build refuses a remote that imports any other name.
 */
export {
  createBrowserRouter,
  isRouteErrorResponse,
  Link,
  NavLink,
  Outlet,
  redirect,
  useFetcher,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
