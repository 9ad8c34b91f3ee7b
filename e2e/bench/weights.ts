import { brotliCompressSync } from 'node:zlib';
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
  /** The application's scripts and the islands of the page's controls. */
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

/** Of the shell, by the lists in a page's entry script: the islands of its controls, and the application's scripts. */
async function shellFiles(html: string, origin: string): Promise<string[]> {
  const entry = new URL(entryOf(html)[0] ?? '', origin).href;
  const text = await (await fetch(entry)).text();
  const islands = [...text.matchAll(/"?([\w-]+)"?:\["(island-[^"]+\.js)"/g)];
  // Those of forms are two.
  const used = islands.filter(([, name = '']) => html.includes(`data-island="${name.replace('form-kinds', 'forms')}"`));
  const files = [...used.map(([, , file = '']) => file), ...foundIn(text, /"((?:react|router|main)\.\w+\.js)"/g)];
  return files.map((file) => new URL(file, entry).href);
}

/** The scripts that a page runs once all its controls are used. */
async function usedScripts(html: string, origin: string): Promise<string[]> {
  return [...(await shellFiles(html, origin)), ...siteDataOf(html).scripts.map(([address]) => address)];
}

async function consolesOf(html: string, origin: string): Promise<Record<string, number>> {
  const files = Object.entries(siteDataOf(html).consoles);
  const sizes = files.map(async ([name, [address]]) => [name, await bytes(new URL(address, origin).href)] as const);
  return Object.fromEntries(await Promise.all(sizes));
}

const foundIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
const entryOf = (html: string) => foundIn(html, /<script async src="([^"]+)"/g);

/** Bytes on the wire (brotli) of a first view: what comes at once, and what comes on intent. */
export async function weigh(site: Site, address: string): Promise<Weights> {
  const { origin } = site.shell;
  const html = await (await fetch(`${origin}${address}`)).text();
  return {
    address,
    html: await bytes(`${origin}${address}`),
    css: await sum(origin, foundIn(html, /<link rel="stylesheet" href="([^"]+)"/g)),
    criticalCss: brotliCompressSync(foundIn(html, /<style data-first-paint>(.*?)<\/style>/gs).join('')).length,
    scriptBeforeIntent: await sum(origin, entryOf(html)),
    scriptAfterUse: await sum(origin, await usedScripts(html, origin)),
    consoles: await consolesOf(html, origin),
    swiper: await sum(origin, await swiperOf(html, origin)),
  };
}
