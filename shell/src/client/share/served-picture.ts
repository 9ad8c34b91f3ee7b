const pictures = ['meta[property="og:image"]', 'meta[property="og:image:alt"]', 'meta[itemprop=image]'];

/** Longer than this nobody waits for a picture, in milliseconds; the page is then shared with the site's. */
const timeout = 2_000;

async function readServed(address: string): Promise<Document> {
  // Older browsers have no `AbortSignal.timeout`.
  const waiting = new AbortController();
  setTimeout(() => waiting.abort(), timeout);
  const answer = await fetch(address, { signal: waiting.signal });
  if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

function take(served: Document): void {
  for (const picture of pictures) {
    const content = served.querySelector(picture)?.getAttribute('content');
    if (content) document.querySelector(picture)?.setAttribute('content', content);
  }
  delete document.documentElement.dataset.cardUnread;
}

/** Gives the head the pictures that the server names for this page, where a navigation without a load left them out. */
export async function takeServedPicture(): Promise<void> {
  if (document.documentElement.dataset.cardUnread === undefined) return;
  const address = location.pathname + location.search;
  const served = await readServed(address).catch(() => undefined);
  if (served && address === location.pathname + location.search) take(served);
}
