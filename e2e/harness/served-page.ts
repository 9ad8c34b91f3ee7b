/** What a served page says before any script runs. */
export type ServedPage = {
  status: number;
  retryAfter: string | null;
  html: string;
  title: string;
  language: string;
  headings: string[];
  /** Addresses of its pictures. */
  pictures: string[];
  /** Its own text: without header, footer and what nobody sees. */
  text: string;
};

const unseen = /<(script|style|template|svg)\b.*?<\/\1>/gs;

function textOf(html: string): string {
  return html
    .replace(unseen, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A page as its answer says it. */
export function readServedPage({
  status,
  retryAfter,
  html,
}: Pick<ServedPage, 'status' | 'retryAfter' | 'html'>): ServedPage {
  return {
    status,
    retryAfter,
    html,
    title: textOf(/<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    language: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? '',
    headings: [...html.matchAll(/<h1\b.*?<\/h1>/gs)].map(([heading]) => textOf(heading)),
    pictures: [...html.matchAll(/<img\b[^>]* src="([^"]*)"/g)].map(([, address = '']) => address),
    text: textOf(/id="_content"[^>]*>(.*?)(?:<footer\b|<\/body>)/s.exec(html)?.[1] ?? html),
  };
}

/** Asks for a page as a browser without script does; follows nothing. */
export async function servedPage(origin: string, address: string): Promise<ServedPage> {
  const answer = await fetch(origin + address, { redirect: 'manual' });
  return readServedPage({
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    html: await answer.text(),
  });
}
