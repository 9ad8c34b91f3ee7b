import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askerOf } from './answer-way';
import { answerMarkdown, sendMarkdown } from '../markdown/answer-markdown';
import { pageOfMarkdown } from '../markdown/markdown-address';
import type { MarkdownPages } from '../markdown/markdown-pages';
import { prefersMarkdown } from '../markdown/prefers-markdown';
import type { EdgeHeaders } from '../edge/edge-headers';
import { hasUnknownPages, labelOf } from '../../render/pages/release-set';
import { formTarget } from '../forms/form-routes';
import type { StoredPages } from '../quick/stored-pages';
import type { StoredPage } from './html-cache';
import type { LiveSet } from '../releases/live-sets';
import { type ChooseSet, ownerOf, type SetChoice } from '../releases/set-choice';
import type { HintStyles } from './early-hints';
import type { PageAnswer, PageResult } from './page-answer';
import { mayBeStored, pageAddress } from './page-key';
import { errorCaching, isDecodable, leadToMissing, sendSingle, sendSpelling } from './page-redirects';
import { cameInOtherBytes, maxAddressLength, sharedPages } from './own-spelling';
import { firstAnswer } from '@site/shared/contract/page-report-path';
import { pathAndSearch } from './path-and-search';
import { pageOf } from './page-of';
import { sendResult, type Share } from './send-page';
import type { TableMatch } from './route-table';
import type { VersionWatch } from '../versions/version-watch';
import { unavailablePage } from './unavailable-page';
import { isWithdrawn } from './withdrawn-page';

export type PageOptions = {
  choose: ChooseSet;
  pages: Pick<PageAnswer, 'answer' | 'mayShow'>;
  /** Counts the answers of each version. */
  watch: Pick<VersionWatch, 'answered' | 'stoodIn' | 'led'>;
  /** Says of pages that everybody is shown alike what a cache in front may do with them. */
  edge?: EdgeHeaders;
  /** Names the styles of a page before there is one. */
  hint?: HintStyles;
  /** Is told of addresses whose pages may be answered without all this from now on. */
  stored?: Pick<StoredPages, 'note'>;
  /** Of the header set of this shell, for ETags. */
  mark: string;
  /** Gives pages as Markdown too. */
  markdown?: MarkdownPages;
};

/** While a shell has no release set at all, or not the one section that may have the address. */
function sendUnavailable(reply: FastifyReply): FastifyReply {
  reply.code(503).header('Retry-After', '5').header('Cache-Control', errorCaching);
  return reply.type('text/html; charset=utf-8').send(unavailablePage);
}

/** An address without a page may belong to a section of which nothing is known here. */
function sendMissing({ input }: LiveSet, reply: FastifyReply, path: string): FastifyReply {
  return hasUnknownPages(input.set) ? sendUnavailable(reply) : leadToMissing(reply, path);
}

/** What a canary has not and the live set has is missing by the canary's version. */
function sendLost(
  { watch }: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { choice: { set, standIn }, path }: { choice: SetChoice; path: string },
): FastifyReply {
  const owner = standIn && ownerOf(standIn, path);
  const version = owner && set.input.set.remotes[owner]?.version;
  if (owner && version) watch.led(labelOf(owner, version), 'missing', askerOf(request));
  return sendMissing(set, reply, path);
}

function isMissing({ page, location }: PageResult): boolean {
  return location !== undefined || page.status === 404;
}

/** Where nothing is at an address: what a sentence left behind a shared link is no part of it where a page is there without. */
async function sendShared(
  options: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  choice: SetChoice,
  answered?: PageResult,
): Promise<FastifyReply | undefined> {
  if (answered && !isMissing(answered)) return undefined;
  for (const meant of sharedPages(choice.set.table, request.url)) {
    const { page, location } = await pageOf(options, request, choice, meant);
    if (page.status === 200 && location === undefined) return sendSpelling(reply, meant.address, choice);
  }
  return undefined;
}

/** Whether others will ask for it letter by letter: what somebody typed or was sent with is in no copy of a cache in front. */
function isForAll({ url }: FastifyRequest, reply: FastifyReply, { path, route }: TableMatch): boolean {
  // An answer with a cookie is for one visitor: that of the hand-over to the login.
  if (reply.hasHeader('set-cookie')) return false;
  const [, search] = pathAndSearch(url);
  return route.cacheSeconds > 0 && url === pageAddress(path, search, route.query) && mayBeStored(url);
}

/** What it depends on is read before the page is looked for: what changes meanwhile is told of neither. */
function shareOf(
  { edge }: PageOptions,
  { set }: SetChoice,
  reply: FastifyReply,
  { route }: TableMatch,
): Share | undefined {
  const sharing = edge?.sharing(set.input.set.id);
  return sharing && ((release) => sharing(reply, { release, route: route.id }));
}

/** With what a preview adds to it; a redirect is no page. */
function decorated({ decorate }: SetChoice, { page, location }: PageResult, reply: FastifyReply) {
  return decorate && !location ? decorate(page, reply) : page;
}

/** The page as Markdown, for who would rather have that; undefined for anybody else, and where the page has none now. */
async function preferredMarkdown(
  { markdown, ...options }: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  found: { choice: SetChoice; match: TableMatch; page: StoredPage },
): Promise<FastifyReply | undefined> {
  if (!markdown || !prefersMarkdown(request.headers.accept)) return undefined;
  const sent = await sendMarkdown({ ...options, markdown }, request, reply, found);
  return sent === 'busy' ? undefined : sent;
}

/** The page of an address that has one. */
async function answerMatch(
  choice: SetChoice,
  options: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  match: TableMatch,
): Promise<FastifyReply> {
  const forAll = isForAll(request, reply, match);
  const share = forAll ? shareOf(options, choice, reply, match) : undefined;
  options.hint?.(request, reply, choice.set, match.route.id);
  const [path, search] = pathAndSearch(request.url);
  const result = await pageOf(options, request, choice, { match, search });
  const led = (await sendShared(options, request, reply, choice, result)) ?? sendSingle(reply, choice, match, search);
  if (led) return led;
  const chooseAgain = () => options.choose(request, path);
  const asked = { page: result.page, set: choice.set };
  if (await isWithdrawn(options.pages, asked, chooseAgain)) return answerPage(options, request, reply);
  const found = { choice, match, page: result.page };
  return (
    (await preferredMarkdown(options, request, reply, found)) ??
    sendHtml(options, request, reply, { choice, match, result, forAll, share })
  );
}

type HtmlPage = { choice: SetChoice; match: TableMatch; result: PageResult; forAll: boolean; share: Share | undefined };

async function sendHtml(
  options: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { choice, match, result, forAll, share }: HtmlPage,
): Promise<FastifyReply> {
  const page = await decorated(choice, result, reply);
  if (forAll && !choice.personal && page.status === 200) options.stored?.note(request.url, choice.set, match);
  return sendResult(request, reply, { ...result, page, route: match.route.path }, choice, {
    watch: options.watch,
    share,
    mark: options.mark,
  });
}

async function answerFrom(
  choice: SetChoice,
  options: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [path, search] = pathAndSearch(request.url);
  // Nobody's side of a canary: the page tells nothing of how it went (client/field/).
  if (choice.setCookie) reply.header('Set-Cookie', choice.setCookie).header('Server-Timing', firstAnswer);
  const found = choice.set.table.find(path);
  if (found.kind === 'missing')
    return (await sendShared(options, request, reply, choice)) ?? sendLost(options, request, reply, { choice, path });
  if (found.kind === 'respell') return sendSpelling(reply, found.path + (search ? `?${search}` : ''), choice);
  const { match } = found;
  if (pageAddress(match.path, search, match.route.query).length > maxAddressLength) return leadToMissing(reply, path);
  if (cameInOtherBytes(request, match)) return sendSpelling(reply, request.url, choice);
  return answerMatch(choice, options, request, reply, match);
}

/** A page by its address. */
export async function answerPage(
  options: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [path, search] = pathAndSearch(request.url);
  if (path.length > maxAddressLength || !isDecodable(path)) return leadToMissing(reply, '/');
  const target = formTarget(path, new URLSearchParams(search));
  if (target) return reply.code(303).header('Cache-Control', errorCaching).header('Location', target).send();
  const choice = await options.choose(request, path);
  return choice ? answerFrom(choice, options, request, reply) : sendUnavailable(reply);
}

/** Every page of the site: whatever no other route took. */
export function pageRoutes(app: FastifyInstance, options: PageOptions): void {
  const { markdown } = options;
  app.get('/*', (request, reply) => {
    const path = pageOfMarkdown(pathAndSearch(request.url)[0]);
    if (!markdown || path === undefined) return answerPage(options, request, reply);
    return answerMarkdown({ ...options, markdown }, request, reply, path);
  });
}
