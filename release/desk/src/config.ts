import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { type Environment, InvalidSetting, portNumber, refuse } from '@site/shared/process/environment';

export interface DeskConfig {
  host: string;
  port: number;
  /** What an operator types to sign in. */
  token: string;
  /** The token was made for this start, because none is configured. */
  isTokenFresh: boolean;
  /** The address that operators type where a proxy stands in front; null where they reach this port itself. */
  origin: string | null;
}

/** Shorter ones can be guessed in time by whoever reaches the port. */
const SHORTEST_TOKEN = 24;

/** Whether only this machine reaches a server there. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

function readOrigin(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text) return text;
  return refuse('DESK_ORIGIN', text, 'an origin such as https://desk.example.com');
}

function requireToken(token: string, host: string): void {
  if (!token && !isLoopback(host)) {
    throw new InvalidSetting(
      `The desk does not start on ${host} without DESK_TOKEN: whoever reaches it there could promote. Set a token of at least ${SHORTEST_TOKEN} characters.`,
    );
  }
  if (token && token.length < SHORTEST_TOKEN) {
    throw new InvalidSetting(`DESK_TOKEN has ${token.length} characters; it must have at least ${SHORTEST_TOKEN}.`);
  }
}

/** The environment of the operators' page; without a token it makes one, on the loopback interface only. */
export function readDeskConfig(env: Environment = process.env): DeskConfig {
  const host = env.DESK_HOST || '127.0.0.1';
  const token = env.DESK_TOKEN ?? '';
  requireToken(token, host);
  return {
    host,
    port: portNumber(env, 'DESK_PORT', 8084),
    token: token || randomBytes(18).toString('base64url'),
    isTokenFresh: !token,
    origin: env.DESK_ORIGIN ? readOrigin(env.DESK_ORIGIN) : null,
  };
}
