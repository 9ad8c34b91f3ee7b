import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { startSite } from './harness/site';
import { startTestApi } from './harness/test-api';
import { visitedPages } from './urls/visited-pages';
import { waitUntilPrepared } from './harness/prepared';
const out = process.argv[2] ?? '/tmp/pages';
async function main() {
  mkdirSync(out, { recursive: true });
  const api = await startTestApi('sheet');
  const site = await startSite(api.origin);
  await waitUntilPrepared(site.shell.origin);
  const rows: string[] = [];
  for (const { address } of visitedPages()) {
    const answer = await fetch(site.shell.origin + address, { headers: { 'Accept-Encoding': 'br' } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    writeFileSync(out + '/' + encodeURIComponent(address) + '.html', bytes);
    const size = (quality: number, more = {}) => {
      const before = process.hrtime.bigint();
      const { length } = brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_LGWIN]: Math.max(17, Math.ceil(Math.log2(bytes.length + 16))),
          ...more,
        },
      });
      return `${length} (${(Number(process.hrtime.bigint() - before) / 1e6).toFixed(1)})`;
    };
    rows.push([address, bytes.length, ...[7, 8, 9, 10, 11].map((q) => size(q))].join('\t'));
  }
  console.log(rows.join('\n'));
  await site.stop();
  await api.stop();
}
main();
