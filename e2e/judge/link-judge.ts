import type { CollectedPage } from './collect-pages';
import type { House, Verdict } from './judge';

/** What a page says of places: the targets of its links, and its own anchors. */
type Places = { links: URL[]; anchors: ReadonlySet<string> };

type Answers = Map<string, { status: number; places: Places }>;

const atATime = 4;

function placesOf(html: string, base: string): Places {
  const values = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
  const links = values(/<(?:a|area) [^>]*?href="([^"]+)"/g).filter((href) => URL.canParse(href, base));
  return { links: links.map((href) => new URL(href, base)), anchors: new Set(values(/ id="([^"]+)"/g)) };
}

function addressOf({ pathname, search }: URL): string {
  return pathname + search;
}

/** Own pages; what a link does at the server (`/-/`) is no page. */
function ownLinks({ links }: Places, origin: string): URL[] {
  return links.filter((link) => link.origin === origin && !link.pathname.startsWith('/-/'));
}

async function follow(origin: string, waiting: Set<string>, answers: Answers): Promise<void> {
  for (const address of waiting) {
    waiting.delete(address);
    const answer = await fetch(origin + address, { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const text = await answer.text();
    const places = placesOf(type.startsWith('text/html') ? text : '', origin + address);
    answers.set(address, { status: answer.status, places });
    for (const link of ownLinks(places, origin)) if (!answers.has(addressOf(link))) waiting.add(addressOf(link));
  }
}

function faultsOf(address: string, { places }: { places: Places }, answers: Answers, origin: string): string[] {
  return ownLinks(places, origin).flatMap((link) => {
    const target = answers.get(addressOf(link));
    const anchor = decodeURIComponent(link.hash.slice(1));
    if (target?.status !== 200) return [`${address}: links to ${addressOf(link)}, which answers ${target?.status}`];
    return anchor === '' || target.places.anchors.has(anchor)
      ? []
      : [`${address}: links to ${addressOf(link)}#${anchor}, and there is no such place`];
  });
}

/** Follows every link from the pages that are there; each leads to a page, and each anchor to a place in it. */
export async function judgeLinks({ origin, pages }: Pick<House, 'origin' | 'pages'>): Promise<Verdict> {
  const answers: Answers = new Map();
  const good = pages.filter(({ status }: CollectedPage) => status === 200);
  const waiting = new Set(good.map(({ address }) => address));
  while (waiting.size > 0) await Promise.all(Array.from({ length: atATime }, () => follow(origin, waiting, answers)));
  const faults = [...answers].flatMap(([address, answer]) => faultsOf(address, answer, answers, origin));
  return { judged: answers.size, faults: [...new Set(faults)] };
}
