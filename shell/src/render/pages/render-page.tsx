import { pageTitle } from '@site/shared/page/page-title';
import type { PageHandle, PageHead } from '@site/shared/page/page-handle';
import type { SiteFacts } from '@site/shared/store/site-facts';
import { createSiteStore, freezeForRender, type SiteStore } from '@site/shared/store';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import { documentMarkup } from '../document/document';
import { busyError, type PageError, toPageError } from '../../chrome/errors/page-error';
import { headerLook, navColor } from '../../chrome/header/header-look';
import { type Handler, loadPage } from './load-page';
import { type Markup, markupBytes } from './page-markup';
import { failedBoundary, type FragmentCache } from './fragment-cache';
import { budgetOf, PageBudget, settleTime } from './page-budget';
import { sectionBoundary } from './route-tree';
import { withShortTags } from './short-tags';
import { type RequestScope, requestScope } from './worker-transport';
import type { RenderAnswer, RenderRequest, WorkerInput } from './worker-messages';

/** Errors become page errors before rendering and serialisation, so that server and browser show the same message. */
function toPageErrors(context: StaticHandlerContext, reference: string): unknown[] {
  const thrown = Object.entries(context.errors ?? {});
  if (thrown.length === 0) return [];
  context.errors = Object.fromEntries(thrown.map(([id, error]) => [id, toPageError(error, reference)]));
  context.statusCode = Math.max(...Object.values(context.errors).map((error) => (error as PageError).status));
  return thrown.map(([, error]) => error);
}

function renderHtml({ handler, fragments }: RenderedRoute, context: StaticHandlerContext): Markup {
  const router = createStaticRouter(handler.dataRoutes, context);
  const renderMarkup = () =>
    withShortTags(renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />));
  return fragments ? fragments.render(renderMarkup) : [renderMarkup()];
}

/** @throws the error of a component, also inside a section's Suspense boundary */
function renderOrThrow(route: RenderedRoute, context: StaticHandlerContext): Markup {
  const markup = renderHtml(route, context);
  if (!markup.some((piece) => typeof piece === 'string' && piece.includes(failedBoundary))) return markup;
  sectionBoundary.suspense = false;
  try {
    return renderHtml(route, context);
  } finally {
    sectionBoundary.suspense = true;
  }
}

/** Renders; if a component throws, renders again with the error at the nearest boundary. */
function renderWithErrors(
  route: RenderedRoute,
  context: StaticHandlerContext,
  reference: string,
): { markup: Markup; thrown: unknown[] } {
  try {
    return { markup: renderOrThrow(route, context), thrown: [] };
  } catch (error) {
    const boundary = context._deepestRenderedBoundaryId ?? 'root';
    const shown = toPageError(error, reference);
    context.errors = { [boundary]: shown };
    context.statusCode = shown.status;
    return { markup: renderHtml(route, context), thrown: [error] };
  }
}

function errorHead({ status }: PageError, { brand, slogan }: SiteFacts): PageHead {
  const title = `${status === 404 ? '页面不存在' : '服务暂时不可用'}-${brand}`;
  return { title, description: slogan, noindex: true };
}

/** The head with the share card of the page, unless it names a picture of its own. */
function withCard(head: PageHead, card: RenderRequest['card']): PageHead {
  return card && !head.image ? { ...head, image: { ...card, alt: head.title } } : head;
}

function withPlainTitle(head: PageHead, { brand }: SiteFacts): PageHead {
  return { ...head, title: pageTitle(head.title, brand) };
}

function headOf(context: StaticHandlerContext, { site }: WorkerInput, request: RenderRequest): PageHead {
  const error = Object.values(context.errors ?? {})[0] as PageError | undefined;
  if (error) return errorHead(error, site);
  const match = context.matches.at(-1);
  const handle = match?.route.handle as PageHandle<unknown> | undefined;
  if (!match || !handle) return { title: site.brand, description: site.slogan, noindex: true };
  const query = new URL(request.address, site.origin).searchParams;
  const own = withPlainTitle(
    handle.head(context.loaderData[match.route.id], { site, params: match.params, query }),
    site,
  );
  const head = withCard(own, request.card);
  return handle.indexed === false || site.unlisted ? { ...head, noindex: true } : head;
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(error);
  const cause = typeof error.cause === 'string' ? `${error.cause}\n` : '';
  return cause + (error.stack ?? error.message);
}

function faultOf(errors: readonly unknown[]): string | undefined {
  const faults = errors.filter((error) => toPageError(error).status >= 500);
  return faults.length > 0 ? faults.map(describeError).join('\n') : undefined;
}

function lateness(routeName: string, request: RenderRequest): string {
  return `The loaders of ${routeName} did not settle within ${settleTime(budgetOf(request))} ms.`;
}

/** Makes the answer for no page the error page of the requested address, so that its words, status and links are of that. */
function showUnrenderable(
  context: StaticHandlerContext,
  { address, reference }: RenderRequest,
  origin: string,
  state: 500 | 503 | 'busy',
): void {
  const { pathname, search } = new URL(address, origin);
  const error = state === 'busy' ? busyError : toPageError({ status: state }, reference);
  context.location = { ...context.location, pathname, search };
  context.errors = Object.fromEntries(Object.keys(context.errors ?? {}).map((id) => [id, error]));
  context.statusCode = error.status;
}

function createStore(input: WorkerInput, request: RenderRequest, routeName: string): SiteStore {
  const fullUrl = `${input.site.origin}${request.address}`;
  const { friendLinks, marketMenu, grey } = request;
  return createSiteStore({
    site: input.site,
    fullUrl,
    routeName,
    pcHostUrl: fullUrl,
    pcHostName: routeName,
    navColor: '',
    friendLinks,
    marketMenu,
    online: true,
    ...(grey && { grey }),
  });
}

function navColorOf(context: StaticHandlerContext, routeName: string): string {
  const handle = context.matches.at(-1)?.route.handle as Partial<PageHandle> | undefined;
  return navColor(headerLook(routeName, handle?.header));
}

function redirectTo({ status, headers }: Response): Pick<RenderAnswer, 'status' | 'html' | 'location'> {
  return { status, html: '', location: headers.get('Location') ?? '/' };
}

/** The matched route with its handler, the section that owns it (empty for pages of the shell), and the fragment cache. */
export type RenderedRoute = {
  handler: Handler;
  routeName: string;
  remote: string;
  fragments: FragmentCache | undefined;
};

/** Renders one address with the routes of the set: loaders, markup, document. */
export async function renderPage(
  route: RenderedRoute,
  input: WorkerInput,
  request: RenderRequest,
  onRender: () => void,
): Promise<RenderAnswer> {
  const { handler, routeName, remote } = route;
  const store = createStore(input, request, routeName);
  const budget = new PageBudget(budgetOf(request));
  const { reference } = request;
  const scope: RequestScope = {
    store,
    remote,
    reference,
    openCalls: 0,
    failedCalls: request.incomplete ? 1 : 0,
    staleCalls: 0,
    given: new Map(request.given),
    asked: [],
    budget,
  };
  const given = scope.given.size;
  const data = () => ({
    degraded: scope.failedCalls > 0,
    stale: scope.staleCalls > 0,
    ...((scope.given.size > 0 || scope.asked.length !== given) && { asked: scope.asked }),
  });
  return requestScope.run(scope, async () => {
    const { context, late } = await loadPage(handler, input.site.origin, request, () => scope.openCalls > 0);
    const unsettled = late && scope.failedCalls === 0;
    if (context instanceof Response) return { ...redirectTo(context), ...data() };
    onRender();
    store.setState({ navColor: navColorOf(context, routeName) });
    const loaderErrors = toPageErrors(context, request.reference);
    const inert = late ? 503 : request.unrenderable;
    if (inert) showUnrenderable(context, request, input.site.origin, inert);
    const state = freezeForRender(store);
    const { markup, thrown } = renderWithErrors(route, context, request.reference);
    const fault = late ? lateness(routeName, request) : faultOf([...loaderErrors, ...thrown]);
    const head = headOf(context, input, request);
    const page = documentMarkup({ markup, head, context, state, input, request, inert: inert !== undefined });
    return {
      status: context.statusCode,
      html: markupBytes(page),
      ...data(),
      ...(fault && { fault }),
      ...(unsettled && { unsettled }),
    };
  });
}
