import { brotliCompressSync } from 'node:zlib';
import { consoleName } from '@site/shared/contract/console-name';
import { request } from 'undici';
import { siteDataOf } from '../harness/site-data';
import type { Site } from '../harness/site';

export type Weights = {
  address: string;
  html: number;
  css: number;
  /** Styles in the head, for the first screen. */
  criticalCss: number;
  scriptBeforeIntent: number;
  /** The application's scripts and the wake files of the page's controls. */
  scriptAfterUse: number;
  /** The files of the page's consoles, each by its name: fetched when somebody operates one. */
  consoles: Record<string, number>;
  /** Swiper comes only where a row is near the screen of a hydrated page; 0 where the page has no row. */
  swiper: number;
};

async function bytes(address: string): Promise<number> {
  const { body } = await request(address, { headers: { 'accept-encoding': 'br' } });
  return (await body.arrayBuffer()).byteLength;
}

async function sum(origin: string, addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(addresses.map((address) => bytes(new URL(address, origin).href)));
  return sizes.reduce((total, size) => total + size, 0);
}

/** The chunk that the rows of a page fetch, by the list of its section's chunks; none where the page has no row. */
async function swiperOf(html: string, origin: string): Promise<string[]> {
  const script = siteDataOf(html).scripts.findLast(([address]) => address.includes('/remotes/'))?.[0];
  if (!html.includes('data-swipe-row') || !script) return [];
  const list = new URL('hashes.js', new URL(script, origin)).href;
  const names = (await (await fetch(list)).text()).match(/swiper\.\w+\.js/g) ?? [];
  return names.map((name) => new URL(name, list).href);
}

const isConsole = (name: string) => name.startsWith(consoleName(''));

/** The wake files of a page's controls by their names. */
function wokenFiles(html: string): [name: string, address: string][] {
  const woken = Object.entries(siteDataOf(html).wake).filter(([name]) => html.includes(`data-wake="${name}"`));
  return woken.map(([name, [address]]) => [name, address]);
}

/** The scripts that a page runs once all its controls are used. */
function usedScripts(html: string): string[] {
  const woken = wokenFiles(html).filter(([name]) => !isConsole(name));
  return [...woken.map(([, address]) => address), ...siteDataOf(html).scripts.map(([address]) => address)];
}

async function consolesOf(html: string, origin: string): Promise<Record<string, number>> {
  const files = wokenFiles(html).filter(([name]) => isConsole(name));
  const sizes = files.map(async ([name, address]) => [name, await bytes(new URL(address, origin).href)] as const);
  return Object.fromEntries(await Promise.all(sizes));
}

/** Bytes on the wire (brotli) of a first view: what comes at once, and what comes on intent. */
export async function weigh(site: Site, address: string): Promise<Weights> {
  const { origin } = site.shell;
  const html = await (await fetch(`${origin}${address}`)).text();
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
  return {
    address,
    html: await bytes(`${origin}${address}`),
    css: await sum(origin, found(/<link rel="stylesheet" href="([^"]+)"/g)),
    criticalCss: brotliCompressSync(found(/<style data-first-paint>(.*?)<\/style>/gs).join('')).length,
    scriptBeforeIntent: await sum(origin, found(/<script async src="([^"]+)"/g)),
    scriptAfterUse: await sum(origin, usedScripts(html)),
    consoles: await consolesOf(html, origin),
    swiper: await sum(origin, await swiperOf(html, origin)),
  };
}
