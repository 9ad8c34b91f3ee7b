import type { LightMyRequestResponse } from 'fastify';
import { readHead } from '@site/release/chain/head';
import { removeFreshFolders } from '@site/release/testing/fresh-stores';
import { readDeskConfig } from '../config';
import { createDesk, type DeskServer } from '../desk-server';
import { type SampleSite, sampleSite } from './sample-desk';

// A desk that somebody is signed in to; a test opens it, and it ends with the test.

export const token = 'a-token-of-the-night-shift';
const host = '127.0.0.1:8084';
const origin = `http://${host}`;

export let site: SampleSite;
export let server: DeskServer;
export let cookie: string;

type Fields = Record<string, string>;

export function post(
  url: string,
  fields: Fields,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const payload = new URLSearchParams(fields).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const { origin: from = origin, ...others } = headers;
  const named = from ? { origin: from } : {};
  return server.app.inject({ method: 'POST', url, payload, headers: { host, cookie, ...type, ...named, ...others } });
}

export const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host, cookie, ...headers } });

export const fieldIn = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** What a browser would send from the page of an action. */
export async function formOf(url: string): Promise<Fields> {
  const { body } = await get(url);
  const names = ['form', 'operation', 'sequence', 'version'];
  return Object.fromEntries(names.map((name) => [name, fieldIn(body, name)]));
}

/** What is asked and posted from now on comes from this session. */
export async function signIn(by = '林一舟'): Promise<void> {
  const answer = await post('/sign-in', { by, token });
  cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

/** Starts a desk with so many shells, and signs in to it. */
export async function open(role: Parameters<typeof sampleSite>[0] = 'promote', shells = 2): Promise<void> {
  site = await sampleSite(role, shells);
  server = createDesk(site.access, readDeskConfig({ DESK_TOKEN: token }));
  cookie = '';
  await server.desk.watch.look();
  await signIn();
}

/** The page as soon as it has these words. */
export async function shown(address: string, words: string): Promise<string> {
  for (;;) {
    const { body } = await get(address);
    if (body.includes(words)) return body;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The page of an operation that has ended. */
export const ended = (address: string) => shown(address, 'data-done');

/** The revision that is live. */
export const live = async () => (await readHead(site.store, site.keys.trusted)).revision;

afterEach(async () => {
  await server.app.close();
  await site.stop();
});
afterAll(removeFreshFolders);
