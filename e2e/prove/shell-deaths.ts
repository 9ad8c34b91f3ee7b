import { startSite } from '../harness/site';

export type DeathFigures = { kills: number; starts: number; slowestStartMs: number; failedPages: number };

const article = '/help/helpDocument/10001';

/** Kills a shell without warning and starts it again, `kills` times: it must need no repair (docs/faults.md F19). */
export async function killShell(api: string, kills: number): Promise<DeathFigures> {
  const site = await startSite(api);
  const figures: DeathFigures = { kills, starts: 0, slowestStartMs: 0, failedPages: 0 };
  try {
    for (let round = 0; round < kills; round += 1) {
      const visits = Array.from({ length: 8 }, () => fetch(`${site.shell.origin}${article}`).catch(() => undefined));
      await site.shell.stop('SIGKILL');
      await Promise.all(visits);
      const started = Date.now();
      await site.shell.start();
      figures.starts += 1;
      figures.slowestStartMs = Math.max(figures.slowestStartMs, Date.now() - started);
      if ((await fetch(`${site.shell.origin}${article}`)).status !== 200) figures.failedPages += 1;
    }
    return figures;
  } finally {
    await site.stop();
  }
}
