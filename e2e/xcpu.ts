import { readFileSync, readdirSync } from 'node:fs';
import { startSite } from './harness/site';
import { startTestApi } from './harness/test-api';
import { waitUntilPrepared } from './harness/prepared';
const ticks = (pid: number) =>
  new Map(
    readdirSync(`/proc/${pid}/task`).map((id) => {
      const s = readFileSync(`/proc/${pid}/task/${id}/stat`, 'utf8');
      const name = s.slice(s.indexOf('(') + 1, s.lastIndexOf(')'));
      const f = s.slice(s.lastIndexOf(')') + 2).split(' ');
      const r = readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ');
      return [id, { name, cpu: Number(r[0]) / 1e6, f }] as const;
    }),
  );
import { shellFlags } from '../scripts/shell-process';
const main = async () => {
  (shellFlags as unknown as string[]).push(...(process.env.XF ?? '').split(' ').filter(Boolean));
  const api = await startTestApi('sheet');
  const site = await startSite(api.origin, { HTML_CACHE: 'off', RENDER_WORKERS: '2' });
  await waitUntilPrepared(site.shell.origin);
  const { pid, origin } = site.shell;
  for (const address of (process.argv[2] ?? '/help/helpDocument/10001').split(',')) {
    let done = 0;
    for (const until of [150, 400, 1000, 2000, 3000]) {
      while (done < until) {
        await (await fetch(origin + address, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer();
        done += 1;
      }
      const n = 150;
      const before = ticks(pid);
      for (let i = 0; i < n; i += 1)
        await (await fetch(origin + address, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer();
      done += n;
      const after = ticks(pid);
      const rows = [...after]
        .map(
          ([id, { name, cpu }]) => [Number(id) === pid ? 'MAIN' : id, (cpu - (before.get(id)?.cpu ?? 0)) / n] as const,
        )
        .filter(([, c]) => c > 0.02)
        .sort((a, b) => b[1] - a[1]);
      console.log(
        address,
        until,
        'total',
        rows.reduce((s, [, c]) => s + c, 0).toFixed(2),
        rows.map(([n2, c]) => `${n2} ${c.toFixed(2)}`).join('  '),
      );
    }
  }
  await site.stop();
  await api.stop();
};
main();
