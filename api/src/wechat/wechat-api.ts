import type { WeChatSettings } from './wechat-settings';

/** In milliseconds, for each of the two requests. */
const timeout = 5_000;

export type Ticket = { ticket: string /** In seconds. */; expiresIn: number };

type Body = { errcode?: number; access_token?: string; ticket?: string; expires_in?: number };

/** Neither message nor address of a failure holds the secret or a token. */
async function ask(what: string, address: string, init: RequestInit = {}): Promise<Body> {
  let body: Body;
  try {
    const answer = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) });
    body = (await answer.json()) as Body;
  } catch {
    throw new Error(`WeChat gave no answer for the ${what} within ${timeout} ms that could be read.`);
  }
  if (body.errcode) throw new Error(`WeChat refused the ${what} with errcode ${body.errcode}.`);
  return body;
}

/** Asking twice gives the same token while it is valid, so that several apis do not end each other's. */
async function fetchToken({ appId, secret, api }: WeChatSettings): Promise<string> {
  const { access_token: token } = await ask('token', `${api}/cgi-bin/stable_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'client_credential', appid: appId, secret }),
  });
  if (!token) throw new Error('WeChat answered without a token.');
  return token;
}

/**
 * A ticket for the JS-SDK of WeChat.
 * @throws {Error} an English sentence with WeChat's code
 */
export async function fetchTicket(settings: WeChatSettings): Promise<Ticket> {
  const token = encodeURIComponent(await fetchToken(settings));
  const { ticket, expires_in: expiresIn = 0 } = await ask(
    'ticket',
    `${settings.api}/cgi-bin/ticket/getticket?access_token=${token}&type=jsapi`,
  );
  if (!ticket) throw new Error('WeChat answered without a ticket.');
  return { ticket, expiresIn };
}
