import { type LoaderFunction, type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router';
import type { PageHandle } from './page-handle';
import { UserFacingError } from './responses';

type Middleware = (argument: string, args: LoaderFunctionArgs) => void;
type Page = { handle?: unknown; loader?: RouteObject['loader'] };

/** Message that the specification fixes for a page that names a middleware which does not exist (R8.18). */
export const unknownMiddleware = 'Unknown middleware';

function idOf({ params, request }: LoaderFunctionArgs): string | null | undefined {
  return params.id ?? new URL(request.url).searchParams.get('id');
}

/** Redirects to the given list if there is no id in path or query. */
const idOr: Middleware = (list, args) => {
  if (!idOf(args)) throw redirect(list);
};

/** `id-or:/home/newsList` in a handle calls `id-or` with that address. */
const known: ReadonlyMap<string, Middleware> = new Map([['id-or', idOr]]);

function run(named: string, args: LoaderFunctionArgs): void {
  const [name = '', ...argument] = named.split(':');
  const middleware = known.get(name);
  if (!middleware) throw new UserFacingError(unknownMiddleware, { cause: `There is no middleware “${name}”.` });
  middleware(argument.join(':'), args);
}

function namesOf({ handle }: Page): readonly string[] {
  return (handle as Partial<PageHandle> | undefined)?.middleware ?? [];
}

function behindMiddleware<P extends Page>(page: P): P {
  const names = namesOf(page);
  if (names.length === 0) return page;
  const { loader } = page;
  const checked: LoaderFunction = (args, context) => {
    for (const name of names) run(name, args);
    return typeof loader === 'function' ? loader(args, context) : null;
  };
  return { ...page, loader: checked };
}

/**
 * The route with the middleware of its page's handle, run before the loader, in order, on server and browser.
 * An unknown name is a 500 with the specification's message.
 */
export function withMiddleware(route: RouteObject): RouteObject {
  const { lazy } = route;
  if (typeof lazy !== 'function') return behindMiddleware(route);
  return { ...route, lazy: async () => behindMiddleware(await lazy()) };
}
