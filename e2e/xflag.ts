import { startSite } from './harness/site';
import { startTestApi } from './harness/test-api';
import { waitUntilPrepared } from './harness/prepared';
import { cpuTime } from './prove/capacity/cpu-time';
import { shellFlags } from '../scripts/shell-process';
const flags = process.argv.slice(3).map((one) => one.split(' ').filter(Boolean));
const address = process.argv[2] ?? '/help/helpDocument/10001';
const main = async () => {
  const api = await startTestApi('sheet');
  const base = [...shellFlags];
  for (let round = 0; round < 3; round += 1)
    for (const flag of flags) {
      (shellFlags as unknown as string[]).splice(0, 99, ...base, ...flag);
      const site = await startSite(api.origin, { HTML_CACHE: 'off', RENDER_WORKERS: '2' });
      await waitUntilPrepared(site.shell.origin);
      await new Promise((d) => setTimeout(d, 1500));
      const { pid, origin } = site.shell;
      const out: string[] = [];
      let done = 0;
      let before = cpuTime(pid);
      let last = 0;
      for (const until of [150, 450, 1000, 2000, 3000]) {
        while (done < until) {
          await (await fetch(origin + address, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer();
          done += 1;
        }
        const now = cpuTime(pid);
        out.push(`${last}-${until}: ${((now - before) / (until - last)).toFixed(2)}`);
        before = now;
        last = until;
      }
      console.log(flag.join(' ') || 'none', out.join('  '));
      await site.stop();
    }
  await api.stop();
};
main();
