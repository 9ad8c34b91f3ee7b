/** What search engines read of a page, and the addresses of the site that its links lead to. */
export type ServedHead = {
  address: string;
  status: number;
  title: string;
  description: string;
  /** Empty on errors, which have no address of their own. */
  canonical: string;
  robots: string;
  device: string;
  /** The partner for phones, as Baidu reads it. */
  partner: string;
  links: string[];
};

const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#39': "'" };
const plain = (text = '') => text.replace(/&(amp|quot|lt|gt|#39);/g, (_, name: string) => entities[name] ?? '');

/** Asks for a page as a crawler does; follows nothing. Addresses are given without the origin. */
export async function servedHead(origin: string, address: string): Promise<ServedHead> {
  const answer = await fetch(origin + address, { redirect: 'manual' });
  const html = await answer.text();
  const find = (pattern: RegExp) => plain(pattern.exec(html)?.[1]);
  const own = (text: string) => text.replace(/^https?:\/\/[^/]+/, '');
  return {
    address,
    status: answer.status,
    title: find(/<title>([^<]*)/),
    description: find(/<meta name="description" content="([^"]*)"/),
    canonical: own(find(/<link rel="canonical" href="([^"]+)"/)),
    robots: find(/<meta name="robots" content="([^"]+)"/),
    device: find(/<meta name="applicable-device" content="([^"]+)"/),
    partner: own(find(/<meta name="mobile-agent" content="format=html5;url=([^"]+)"/)),
    links: [...html.matchAll(/<a\b[^>]* href="(\/[^"#]*)/g)].map(([, link]) => plain(link)),
  };
}

/** Follows every link that is wanted, from the first addresses on, to the end. */
export async function crawl(
  origin: string,
  first: readonly string[],
  isWanted: (link: string) => boolean,
): Promise<ServedHead[]> {
  const known = new Set(first);
  const heads: ServedHead[] = [];
  for (const address of known) {
    const head = await servedHead(origin, address);
    heads.push(head);
    for (const link of head.links.filter(isWanted)) known.add(link);
  }
  return heads;
}
