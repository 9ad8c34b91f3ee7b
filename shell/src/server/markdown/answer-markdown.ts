import type { FastifyReply, FastifyRequest } from 'fastify';
import { holdsTag } from '../pages/entity-tag';
import type { StoredPage } from '../pages/html-cache';
import { sendCoded } from '../pages/coded-body';
import { knownNetworkOf } from '../pages/known-network';
import type { PageAnswer } from '../pages/page-answer';
import { pageCaching, pageVary } from '../pages/page-head';
import { pageAddress } from '../pages/page-key';
import { pageOf } from '../pages/page-of';
import { errorCaching, personalCaching, sendSpelling } from '../pages/page-redirects';
import { pathAndSearch } from '../pages/path-and-search';
import type { TableMatch } from '../pages/route-table';
import { isWithdrawn } from '../pages/withdrawn-page';
import type { ChooseSet, SetChoice } from '../releases/set-choice';
import type { VersionWatch } from '../versions/version-watch';
import { markdownPath } from './markdown-address';
import type { MarkdownPages } from './markdown-pages';

const type = 'text/markdown; charset=utf-8';

type Options = {
  choose: ChooseSet;
  pages: Pick<PageAnswer, 'answer' | 'mayShow'>;
  watch: Pick<VersionWatch, 'answered' | 'stoodIn'>;
  markdown: MarkdownPages;
  mark: string;
};

type Found = { choice: SetChoice; match: TableMatch; page: StoredPage };

/**
 * Sends a page as Markdown, for nobody to keep in the place of the page: caches in front that do not heed `Vary` would show it to
 * browsers. Undefined where the page has none, `busy` where it cannot be made now.
 */
export async function sendMarkdown(
  { markdown, watch, mark }: Pick<Options, 'markdown' | 'watch' | 'mark'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { choice, match, page }: Found,
): Promise<FastifyReply | 'busy' | undefined> {
  // A preview may show what nobody else may read.
  if (choice.decorate) return undefined;
  const [, search] = pathAndSearch(request.url);
  const body = await markdown.of(page, pageAddress(match.path, search, match.route.query));
  if (!body || body === 'busy') return body;
  request.answeredBy = { route: match.route.path, release: page.release };
  watch.answered(page.release, () => knownNetworkOf(request.ip));
  const etag = `W/"${page.etag}${mark}-md"`;
  reply.header('Vary', pageVary).header('X-Site-Release', page.release);
  reply.header('Cache-Control', choice.personal ? personalCaching : `private, ${pageCaching}`).header('ETag', etag);
  if (holdsTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return sendCoded(request, reply.type(type), body);
}

function sendNone(reply: FastifyReply, status: 404 | 503): FastifyReply {
  reply.code(status).header('Cache-Control', errorCaching).type('text/plain; charset=utf-8');
  if (status === 404) return reply.send('这个地址没有 Markdown 文本\n');
  return reply.header('Retry-After', '30').send('暂时无法生成，请稍后再试\n');
}

/**
 * The page of a path as Markdown, for its address with `.md`.
 * @param path of the page
 */
export async function answerMarkdown(
  options: Options,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<FastifyReply> {
  const choice = await options.choose(request, path);
  if (!choice) return sendNone(reply, 503);
  const found = choice.set.table.find(path);
  const [, search] = pathAndSearch(request.url);
  if (found.kind === 'respell') return sendSpelling(reply, markdownPath(found.path) + (search && `?${search}`), choice);
  if (found.kind === 'missing') return sendNone(reply, 404);
  const { match } = found;
  const { page } = await pageOf(options, request, choice, { match, search });
  const chooseAgain = () => options.choose(request, path);
  if (await isWithdrawn(options.pages, { page, set: choice.set }, chooseAgain))
    return answerMarkdown(options, request, reply, path);
  const sent = await sendMarkdown(options, request, reply, { choice, match, page });
  if (sent === 'busy') return sendNone(reply, 503);
  return sent ?? sendNone(reply, page.status >= 500 ? 503 : 404);
}
