import { type Costs, costNames } from './costs';
import { type Demand, type Plan, planFor } from './plan';

const demands: Demand[] = [
  { requestsASecond: 1, sections: 5 },
  { requestsASecond: 10, sections: 5 },
  { requestsASecond: 100, sections: 5 },
  { requestsASecond: 1000, sections: 5 },
  { requestsASecond: 1000, sections: 50 },
  { requestsASecond: 10_000, sections: 5 },
  { requestsASecond: 10_000, sections: 50 },
  { requestsASecond: 10_000, sections: 200 },
];

const names = Object.keys(costNames) as (keyof Costs)[];

function table(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(headings), `|${'---|'.repeat(headings.length)}`, ...rows.map(line)].join('\n');
}

export function costTable(costs: Costs): string {
  return table(
    ['what', 'cost'],
    names.map((name) => [costNames[name], costs[name]]),
  );
}

/** @throws {Error} naming the cost that the text has no row for */
export function costsIn(text: string): Costs {
  const read = (name: keyof Costs) => {
    const row = text.split('\n').find((line) => line.startsWith(`| ${costNames[name]} |`));
    const value = Number(row?.split('|')[2]);
    if (!row || !Number.isFinite(value)) throw new Error(`There is no cost of “${costNames[name]}”.`);
    return [name, value] as const;
  };
  return Object.fromEntries(names.map(read)) as Costs;
}

function rowOf(plan: Plan): (string | number)[] {
  const { requestsASecond, sections, shells, apis, storedShare, rendersASecond, memoryMbOfShell } = plan;
  const share = `${(storedShare * 100).toFixed(1)} %`;
  const memory = `${(memoryMbOfShell / 1024).toFixed(1)} GB`;
  const { storeRequestsASecond, purgesADay, first, yuanAMonth } = plan;
  const work = [shells, apis, share, rendersASecond.toFixed(1), memory];
  return [requestsASecond, sections, ...work, storeRequestsASecond, purgesADay, first, yuanAMonth];
}

export function planTable(costs: Costs): string {
  const load = ['pages a second', 'sections'];
  const machines = ['shells', 'apis', 'from the store', 'renders a second', 'memory of a shell'];
  const around = ['requests to the bucket a second', 'purges a day', 'used up first', 'yuan a month'];
  return table(
    [...load, ...machines, ...around],
    demands.map((demand) => rowOf(planFor(costs, demand))),
  );
}
