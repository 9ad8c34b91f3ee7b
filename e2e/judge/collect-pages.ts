import { waitUntilPrepared } from '../harness/prepared';
import { visitedPages } from '../urls/visited-pages';
import { faultyForms, pageStates } from './page-states';

/** A page as it is served, before any script. */
export type CollectedPage = { address: string; status: number; html: string };

type Asked = { address: string; request?: RequestInit };

const atATime = 4;

async function collect(origin: string, asked: readonly Asked[]): Promise<CollectedPage[]> {
  const left = [...asked];
  const pages: CollectedPage[] = [];
  const visit = async () => {
    for (let one = left.shift(); one; one = left.shift()) {
      const answer = await fetch(origin + one.address, { redirect: 'manual', ...one.request });
      pages.push({ address: one.address, status: answer.status, html: await answer.text() });
    }
  };
  await Promise.all(Array.from({ length: atATime }, visit));
  return pages;
}

function faultyPosts(origin: string): Asked[] {
  const body = new URLSearchParams({ phone: '1', page: '/home/signUp' });
  return faultyForms.map((address) => ({ address, request: { method: 'POST', body, headers: { origin } } }));
}

/** Every listed address, its states, and the pages of faulty forms: each component of the site is in one of them. */
export function collectListedPages(origin: string): Promise<CollectedPage[]> {
  const addresses = new Set([...visitedPages().map(({ address }) => address), ...pageStates]);
  return collect(origin, [...[...addresses].map((address) => ({ address })), ...faultyPosts(origin)]);
}

async function mappedAddresses(origin: string): Promise<string[]> {
  await waitUntilPrepared(origin);
  const lines = (await (await fetch(`${origin}/sitemap.txt`)).text()).split('\n').filter(Boolean);
  return lines.map((line) => new URL(line)).map(({ pathname, search }) => pathname + search);
}

/** The listed pages, and those of all articles, lectures, videos and tags. */
export async function collectPages(origin: string): Promise<CollectedPage[]> {
  const listed = await collectListedPages(origin);
  const seen = new Set(listed.map(({ address }) => address));
  const others = (await mappedAddresses(origin)).filter((address) => !seen.has(address));
  const asked = others.map((address) => ({ address }));
  return [...listed, ...(await collect(origin, asked))];
}
