import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerPage, type Desk, sessionOf } from '../desk-context';
import { type SignInFault, SignInPage } from '../pages/plain-pages';
import { SESSION_COOKIE, setCookie, THEME_COOKIE } from '../security/cookies';
import { isSame } from '../security/sessions';
import { SignInLimit } from '../security/sign-in-limit';
import { isFormOf, textOf } from './form-fields';

const HALF_DAY = 12 * 60 * 60;
const YEAR = 365 * 24 * 60 * 60;
/** What may stand in a revision as a name: one line, nothing invisible. */
const NAME = /^[^\p{C}\p{Zl}\p{Zp}]{1,40}$/u;

/** A page of this server alone: a path, never another host. */
function localPath(text: string): string {
  return /^\/(?![/\\])[\w/?=&.%-]*$/.test(text) ? text : '/';
}

function askAgain(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  fault: SignInFault | null,
  by = '',
): FastifyReply {
  return answerPage(desk, request, reply, { title: '登录', children: <SignInPage fault={fault} by={by} /> });
}

/** The page for signing in, in the place of every other one. */
export function answerSignIn(desk: Desk, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return askAgain(desk, request, reply.code(401), null);
}

function signInRoute(app: FastifyInstance, desk: Desk): void {
  const limit = new SignInLimit();
  const isSafe = desk.config.origin?.startsWith('https:') ?? false;
  app.post('/sign-in', async (request, reply) => {
    const [by, token] = [textOf(request, 'by').trim(), textOf(request, 'token').trim()];
    if (limit.isReached)
      return askAgain(desk, request, reply.code(429), { field: 'token', text: '错误的令牌太多，一分钟后再试。' }, by);
    if (!isSame(token, desk.config.token)) {
      limit.fail();
      return askAgain(desk, request, reply.code(403), { field: 'token', text: '令牌不对。' }, by);
    }
    if (!NAME.test(by)) {
      const fault = { field: 'by', text: '名字要有一到四十个字，不能换行。' } as const;
      return askAgain(desk, request, reply.code(422), fault, by);
    }
    const { id } = desk.sessions.start(by);
    return setCookie(reply, SESSION_COOKIE, id, { seconds: HALF_DAY, isSafe }).redirect('/', 303);
  });
}

/** Signing in and out, and the switch of day and night. */
export function sessionRoutes(app: FastifyInstance, desk: Desk): void {
  const isSafe = desk.config.origin?.startsWith('https:') ?? false;
  signInRoute(app, desk);
  app.get('/sign-in', (request, reply) =>
    sessionOf(desk, request) ? reply.redirect('/', 303) : askAgain(desk, request, reply, null),
  );
  app.post('/sign-out', async (request, reply) => {
    const session = sessionOf(desk, request);
    if (session && isFormOf(session, request)) desk.sessions.end(session.id);
    return setCookie(reply, SESSION_COOKIE, '', { seconds: 0, isSafe }).redirect('/sign-in', 303);
  });
  // It changes nothing but colours, so that the page for signing in has it too.
  app.post('/theme', async (request, reply) => {
    const theme = textOf(request, 'theme');
    const known = theme === 'day' || theme === 'night' ? theme : '';
    const options = { seconds: known ? YEAR : 0, isSafe };
    return setCookie(reply, THEME_COOKIE, known, options).redirect(localPath(textOf(request, 'back')), 303);
  });
}
