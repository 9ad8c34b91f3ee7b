import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const SESSION_COOKIE = 'desk-session';
export const THEME_COOKIE = 'desk-theme';

/** The value of a cookie; empty when the browser sent none. */
export function cookieOf({ headers }: FastifyRequest, name: string): string {
  return parseCookie(headers.cookie ?? '')[name] ?? '';
}

interface CookieOptions {
  /** Seconds; 0 takes it away. */
  seconds: number;
  /** Behind https it travels nowhere else. */
  isSafe: boolean;
}

/** Sets a cookie that scripts cannot read and that no other site's link carries. */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { seconds, isSafe }: CookieOptions,
): FastifyReply {
  const options = { path: '/', httpOnly: true, sameSite: 'strict', maxAge: seconds, secure: isSafe } as const;
  return reply.header('Set-Cookie', stringifySetCookie(name, value, options));
}
