import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

/** Served as the site serves its pages. */
const quality = 5;
const parserYield = '<script>0</script>';
const script = /<script\b(?![^>]*application\/(?:ld\+)?json)[^>]*>.*?<\/script>/gs;
const island = /<script type="application\/json"[^>]*>.*?<\/script>/gs;
const styleLink = /<link rel="(?:stylesheet|preload)"[^>]*? href="([^"]+\.css)"[^>]*>/g;

/** Where a section of the page's own first ends; a page without sections has its first head there, or its first paragraph. */
function afterFirstSection(html: string): number {
  const main = html.indexOf('<main');
  const mainEnd = html.indexOf('</main>', main);
  const ends = ['</section>', '</header>', '</p>'].map((tag) => [html.indexOf(tag, main), tag.length] as const);
  const [at, length] = ends.find(([place]) => place > main && place < mainEnd) ?? [mainEnd, 0];
  return at + length;
}

async function textOf(address: URL): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.href} answers ${answer.status}.`);
  return answer.text();
}

/**
 * What no page of this content can be painted sooner than: its own HTML without script, every style in the head, and one
 * pause of the parser after the first section.
 */
export async function staticLimit(origin: string, address: string): Promise<string> {
  const served = await textOf(new URL(address, origin));
  const bare = served
    .replace(script, '')
    .replace(island, '')
    .replace(/<style>.*?<\/style>/gs, '');
  const sheets = new Set([...bare.matchAll(styleLink)].map(([, href = '']) => href));
  const texts = await Promise.all([...sheets].map((href) => textOf(new URL(href, origin))));
  const styled = bare.replace(styleLink, '').replace('</head>', () => `<style>${texts.join('')}</style></head>`);
  const at = afterFirstSection(styled);
  return styled.slice(0, at) + parserYield + styled.slice(at);
}

/** Serves documents by their addresses, compressed once. */
export async function serveDocuments(documents: Record<string, string>) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const packed = new Map(
    Object.entries(documents).map(([path, html]) => [path, brotliCompressSync(Buffer.from(html), { params })]),
  );
  const server = createServer(({ url = '' }, answer) => {
    const body = packed.get(url);
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Cache-Control': 'no-cache',
    };
    if (body) answer.writeHead(200, headers).end(body);
    else answer.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const stop = () => new Promise<void>((done) => void server.close(() => done()));
  return { origin: `http://127.0.0.1:${port}`, stop };
}
