import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { StoreAccess } from '@site/release/operations/store-access';
import { messageOf, StoreAwayError } from '@site/release/errors/release-error';
import { ShellCopy } from '@site/release/shells/shell-copy';
import { deskActions } from './actions/desk-actions';
import { Operations } from './actions/operations';
import { assetRoutes, readAssets } from './assets';
import type { DeskConfig } from './config';
import { toldOf } from './data/alarm-text';
import { allAwayTitle, storeAwayTitle } from './data/store-away-text';
import { StoreSight } from './data/store-sight';
import { ShellWatch } from './data/shell-watch';
import { answerPage, type Desk, sessionOf } from './desk-context';
import { SentencePage } from './pages/plain-pages';
import { actionRoutes } from './routes/action-routes';
import { notFound, pageRoutes } from './routes/page-routes';
import { answerSignIn, sessionRoutes } from './routes/session-routes';
import { refuseForeignPosts, refuseStrangeNames } from './security/foreign-requests';
import { secureAnswers } from './security/headers';
import { Sessions } from './security/sessions';

const LONGEST_BODY = 16_384;

export interface DeskServer {
  app: FastifyInstance;
  desk: Desk;
}

/** Every page but the one for signing in is shown to who signed in only. */
function requireSession(app: FastifyInstance, desk: Desk): void {
  app.addHook('preHandler', async (request, reply) => {
    const { url = '' } = request.routeOptions;
    const isOpen = url.startsWith('/assets/') || url === '/sign-in' || url === '/sign-out' || url === '/theme';
    if (!isOpen && !sessionOf(desk, request)) return answerSignIn(desk, request, reply);
  });
}

/** The store went away while a page was made: the page is made of what shells have, or says that nobody answers. */
async function answerAway(desk: Desk, request: FastifyRequest, reply: FastifyReply, error: StoreAwayError) {
  const { sight, access } = desk;
  await sight.look();
  if (request.method === 'GET' && access.store instanceof ShellCopy) return reply.redirect(request.url, 303);
  const { away } = sight;
  const told = [...new Set([error.message, away?.reason ?? '它现在又有应答了：请再试一次。'])].map(toldOf);
  const title = away?.isBlind ? allAwayTitle : storeAwayTitle(away);
  const sentence = told.map(({ reason }) => reason).join(' ');
  const original = told.flatMap((one) => one.original ?? []).join(' ') || undefined;
  const children = <SentencePage title={title} sentence={sentence} original={original} />;
  return answerPage(desk, request, reply.code(503), { title, children });
}

function answerFaults(app: FastifyInstance, desk: Desk): void {
  app.setNotFoundHandler((request, reply) =>
    sessionOf(desk, request)
      ? notFound(desk, request, reply, '地址写错了，或者它已经不在。')
      : answerSignIn(desk, request, reply),
  );
  app.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    if (error instanceof StoreAwayError && sessionOf(desk, request)) return answerAway(desk, request, reply, error);
    const code = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    // What happened may name files of this machine: whoever did not sign in reads nothing of it.
    const sentence =
      code < 500 || !sessionOf(desk, request) ? '这个请求没有被接受。' : `读不到要显示的东西：${messageOf(error)}`;
    const children = <SentencePage title="出错了" sentence={sentence} />;
    return answerPage(desk, request, reply.code(code), { title: '出错了', children });
  });
}

/** The operators' page as a server; the caller listens, and starts and stops `desk.watch` and `desk.sight`. */
export function createDesk(given: StoreAccess, config: DeskConfig, now = () => new Date()): DeskServer {
  const app = Fastify({
    bodyLimit: LONGEST_BODY,
    requestTimeout: 10_000,
    keepAliveTimeout: 5000,
    // Node looks for slow senders every half minute unless told otherwise.
    http: { headersTimeout: 5000, connectionsCheckingInterval: 1000 },
  });
  const sight = new StoreSight(given, now);
  const { access } = sight;
  const { shellUrls } = access.config;
  const watch = new ShellWatch(shellUrls);
  const operations = new Operations({ actions: deskActions(access), shellUrls, look: () => watch.look() });
  const desk: Desk = { config, access, watch, sight, operations, sessions: new Sessions(), assets: readAssets(), now };
  secureAnswers(app);
  refuseStrangeNames(app, config);
  refuseForeignPosts(app, config);
  void app.register(formbody, { bodyLimit: LONGEST_BODY });
  void app.register(async (inner) => {
    requireSession(inner, desk);
    assetRoutes(inner, desk.assets);
    sessionRoutes(inner, desk);
    pageRoutes(inner, desk);
    actionRoutes(inner, desk);
  });
  answerFaults(app, desk);
  return { app, desk };
}
