import type { PageHandle, PageHead } from '@site/shared/page/page-handle';
import type { SiteState } from '@site/shared/store';
import { developmentMark } from '@site/shared/contract/release-manifest';
import type { StaticHandlerContext } from 'react-router';
import { isGreyscalePage } from '../../chrome/layouts/greyscale-page';
import { type CheckedFile, hashFileOf, pinAddress, pinnedRemote, type PinnedRemote } from '../pages/pinned-release';
import { type Markup, islandsOf } from '../pages/page-markup';
import { sectionOf } from '../pages/release-set';
import type { RenderRequest, WorkerInput } from '../pages/worker-messages';
import { escapeHtml, scriptJson } from './escape';
import { headHtml, structuredData } from './head';
import { iconLinks } from './icon-links';
import {
  type Asset,
  consoleScripts,
  earlyScript,
  errorStyles,
  pageScripts,
  pageStyles,
  type IslandFiles,
} from './page-assets';

type Page = {
  markup: Markup;
  head: PageHead;
  context: StaticHandlerContext;
  state: SiteState;
  input: WorkerInput;
  request: RenderRequest;
  /** Nothing of it is to be hydrated: an error page in the place of a page whose code is not run. */
  inert?: boolean;
};

/** What only static parts of the page show, which fetch it where they are made anew. */
type ServedState = 'friendLinks' | 'marketMenu';

/** What the browser needs for hydration; the JSON block of the document. */
export type SiteData = {
  state: Omit<SiteState, ServedState>;
  loaderData: Record<string, unknown>;
  /** Some of the page's data stayed on the server. */
  lacking?: true;
  errors: Record<string, unknown> | null;
  /** Address and integrity of every script of the section's page, in order; the entry script names the shell's (`early/island-files.ts`). */
  scripts: CheckedFile[];
  /** Address and integrity of the consoles that stand in the page, by the name that their controls have as `data-island`. */
  consoles: Record<string, CheckedFile>;
  /** Where the versions of the other sections are asked for. */
  pin: string;
  /** The section of the page, and the files of chunk hashes that are needed from the start. */
  own: { remote: string; pinned?: PinnedRemote; shellHashes?: CheckedFile };
};

const fixedMeta = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
  '<meta name="renderer" content="webkit">',
  '<meta http-equiv="X-UA-Compatible" content="IE=edge">',
  '<meta http-equiv="Cache-Control" content="no-siteapp">',
  '<meta name="format-detection" content="telephone=no">',
  iconLinks,
].join('');

function styleLinks(styles: readonly Asset[]): string {
  return styles
    .map(
      ({ address, integrity, file }) =>
        `<link rel="stylesheet" href="${escapeHtml(address)}" data-href="${escapeHtml(file)}" integrity="${integrity}" crossorigin="anonymous">`,
    )
    .join('');
}

function earlyTag(input: WorkerInput): string {
  const { address, integrity } = earlyScript(input);
  return `<script async src="${escapeHtml(address)}" integrity="${integrity}" crossorigin="anonymous"></script>`;
}

function ownReleases({ set, assetBase }: WorkerInput, routeId: string): SiteData['own'] {
  const remote = sectionOf(set, routeId);
  const manifest = set.remotes[remote];
  const shellHashes = hashFileOf(set.shell, assetBase);
  return {
    remote,
    ...(manifest && { pinned: pinnedRemote(manifest, assetBase) }),
    ...(shellHashes && { shellHashes }),
  };
}

/** What all pages of a route have in common. */
type OfRoute = Pick<SiteData, 'pin' | 'own'> & {
  isDeveloped: boolean;
  links: string;
  /** Where it shows an error. */
  errorLinks: string;
  early: string;
  /** Once one of them was not inert. */
  scripts?: SiteData['scripts'];
  consoles: IslandFiles;
};

const known = new WeakMap<WorkerInput, Map<string, OfRoute>>();

function readRoute(input: WorkerInput, routeId: string): OfRoute {
  const section = sectionOf(input.set, routeId);
  return {
    isDeveloped: input.set.remotes[section]?.version.includes(developmentMark) ?? false,
    links: styleLinks(pageStyles(input, routeId)),
    errorLinks: styleLinks(errorStyles(input)),
    early: earlyTag(input),
    consoles: consoleScripts(input, section),
    pin: pinAddress(input.set, section),
    own: ownReleases(input, routeId),
  };
}

/** Looked up once: a worker has one set all its life. */
function ofRoute(input: WorkerInput, routeId: string): OfRoute {
  const routes = known.get(input) ?? new Map<string, OfRoute>();
  known.set(input, routes);
  const found = routes.get(routeId) ?? readRoute(input, routeId);
  routes.set(routeId, found);
  return found;
}

/** The consoles that stand in a page. */
function consolesOf({ consoles }: OfRoute, markup: Markup): IslandFiles {
  const named = islandsOf(markup);
  return Object.fromEntries(Object.entries(consoles).filter(([name]) => named.has(name)));
}

function deviceOf(context: StaticHandlerContext): PageHandle['device'] {
  return (context.matches.at(-1)?.route.handle as PageHandle | undefined)?.device;
}

/** The names of what the page reads of its query: these are shared with it (`client/share/share-address.ts`). */
function queryMark({ matches }: StaticHandlerContext): string {
  const query = (matches.at(-1)?.route.handle as Partial<PageHandle> | undefined)?.query;
  return query ? ` data-query="${escapeHtml(String(query))}"` : '';
}

/** The data of the page without what only its static parts show; while a section is developed these are hydrated like others. */
function dataOf(
  { matches, loaderData }: StaticHandlerContext,
  { isDeveloped }: OfRoute,
): Pick<SiteData, 'loaderData' | 'lacking'> {
  const { id = '', handle } = matches.at(-1)?.route ?? {};
  const served: readonly string[] = (!isDeveloped && (handle as Partial<PageHandle>)?.served) || [];
  const own: Record<string, unknown> = loaderData[id] ?? {};
  const sent = Object.entries(own).filter(([key]) => !served.includes(key));
  if (sent.length === Object.keys(own).length) return { loaderData };
  return { loaderData: { ...loaderData, [id]: Object.fromEntries(sent) }, lacking: true };
}

/** The whole document: head, styles first, one script, the page, its structured data, one block of data. */
export function documentMarkup({ markup, head, context, state, input, request, inert }: Page): Markup {
  const routeId = context.matches.at(-1)?.route.id ?? '';
  const path = request.address.replace(/\?.*$/, '');
  const route = ofRoute(input, routeId);
  const { friendLinks: _links, marketMenu: _menu, ...sentState } = state;
  const data: SiteData = {
    state: sentState,
    ...dataOf(context, route),
    errors: context.errors,
    scripts: inert ? [] : (route.scripts ??= pageScripts(input, routeId)),
    consoles: consolesOf(route, markup),
    pin: route.pin,
    own: route.own,
  };
  const headPage = { head, path, site: input.site, device: deviceOf(context), status: context.statusCode };
  const grey = isGreyscalePage(state, context.matches.at(-1)?.route) ? ' data-grey' : '';
  const before = [
    `<!doctype html><html lang="zh-CN" itemscope itemtype="https://schema.org/WebPage"${grey}${queryMark(context)}${request.canary ? ' data-canary' : ''}${inert ? ' data-scripts="failed"' : ''}><head>`,
    fixedMeta,
    headHtml(headPage),
    route.links + (context.errors ? route.errorLinks : '') + route.early,
    '</head><body><div id="_site-root">',
  ];
  const after = `</div>${structuredData(headPage)}<script type="application/json" id="_site-data">${scriptJson(data)}</script></body></html>`;
  return [before.join(''), ...markup, after];
}
