import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import type { Costs } from './costs';
import { missesASecond, simulatedMisses } from './hit-rate';
import { measureCosts } from './measure-costs';
import { askingOf } from './plan';
import { costTable, planTable } from './tables';

const document = path.join(repositoryRoot, 'docs/scale.md');

/** The text with each table in the place of the one before, between its two comments. */
export function withTables(text: string, costs: Costs): string {
  const tables = { costs: costTable(costs), plan: planTable(costs) };
  return Object.entries(tables).reduce(
    (written, [name, table]) =>
      written.replace(
        new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(\\n<!-- /${name} -->)`),
        (_, before: string, after: string) => `${before}\n${table}\n${after}`,
      ),
    text,
  );
}

/** Measures anew and writes both tables of docs/scale.md. */
export async function recompute(api: string): Promise<Costs> {
  const costs = await measureCosts(api);
  writeFileSync(document, withTables(readFileSync(document, 'utf8'), costs));
  return costs;
}

/** How far the hit rate of the plan is from a simulation of visitors, at worst of some loads on one store. */
export function worstOfSimulation(): number {
  const asking = [1, 10, 100].flatMap((requestsASecond) =>
    [5, 50].map((sections) => askingOf({ requestsASecond, sections })),
  );
  const far = asking.map((one) => Math.abs(simulatedMisses(one, 3600) / missesASecond(one) - 1));
  return Number(Math.max(...far).toFixed(3));
}
