import { request } from 'undici';
import { siteDataOf } from '../harness/site-data';
import type { Site } from '../harness/site';

export type Weights = {
  address: string;
  html: number;
  css: number;
  scriptBeforeIntent: number;
  scriptAfterUse: number;
};

async function bytes(address: string): Promise<number> {
  const { body } = await request(address, { headers: { 'accept-encoding': 'br' } });
  return (await body.arrayBuffer()).byteLength;
}

async function sum(origin: string, addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(addresses.map((address) => bytes(new URL(address, origin).href)));
  return sizes.reduce((total, size) => total + size, 0);
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
    scriptBeforeIntent: await sum(origin, found(/<script async src="([^"]+)"/g)),
    scriptAfterUse: await sum(
      origin,
      siteDataOf(html).scripts.map(([script]) => script),
    ),
  };
}
