import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StoreAccess } from '@site/release/operations/store-access';
import type { Operations } from './actions/operations';
import type { DeskAssets } from './assets';
import type { DeskConfig } from './config';
import type { ShellWatch } from './data/shell-watch';
import type { StoreSight } from './data/store-sight';
import { Layout, type PageFrame, type Surroundings, type Theme } from './pages/layout';
import { cookieOf, SESSION_COOKIE, THEME_COOKIE } from './security/cookies';
import type { Session, Sessions } from './security/sessions';

/** What the routes of the page share. */
export interface Desk {
  config: DeskConfig;
  access: StoreAccess;
  watch: ShellWatch;
  sight: StoreSight;
  operations: Operations;
  sessions: Sessions;
  assets: DeskAssets;
  now: () => Date;
}

export function sessionOf({ sessions }: Desk, request: FastifyRequest): Session | null {
  const id = cookieOf(request, SESSION_COOKIE);
  return (id && sessions.find(id)) || null;
}

function themeOf(request: FastifyRequest): Theme {
  const theme = cookieOf(request, THEME_COOKIE);
  return theme === 'day' || theme === 'night' ? theme : 'auto';
}

export function surroundingsOf(desk: Desk, request: FastifyRequest): Surroundings {
  const environment = desk.watch.states.find(({ health }) => health?.environment)?.health?.environment ?? null;
  const session = sessionOf(desk, request);
  return {
    assets: desk.assets,
    theme: themeOf(request),
    session,
    now: desk.now(),
    environment: session && environment,
    storeAway: session && desk.sight.away,
    path: session && request.method === 'GET' ? request.url : '/',
  };
}

/** Answers with a whole page. */
export function answerPage(desk: Desk, request: FastifyRequest, reply: FastifyReply, frame: PageFrame): FastifyReply {
  const html = renderToStaticMarkup(createElement(Layout, { surroundings: surroundingsOf(desk, request), frame }));
  return reply.type('text/html; charset=utf-8').send(`<!doctype html>${html}`);
}
