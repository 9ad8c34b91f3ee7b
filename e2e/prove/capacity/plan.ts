import type { Costs } from './costs';
import { type Asking, missesASecond } from './hit-rate';

/** What is taken for known of a company's traffic and machines; another company puts its own numbers here. */
export const assumptions = {
  /** Addresses of one section that visitors ask for, and how unevenly: the n-th is asked for n^-skew as often as the first. */
  addressesOfSection: 120,
  skew: 0.9,
  /** A rendered page is used so long, in seconds. */
  freshFor: 60,
  /** Of all page requests. */
  leadShare: 1 / 500,
  releasesOfSectionADay: 1,
  /** Of what a machine can do, so that a lost machine and a busy minute find room. */
  utilisation: 0.6,
  cores: 4,
  memoryMb: 8192,
  /** Fewer are no high availability. */
  fewestShells: 2,
  pollsASecond: 2,
  /** Each switch is told to a CDN by every shell, twice. */
  purgesOfShell: 2,
  /** Example prices in yuan a month: a machine of four cores and 8 GB, a database server, a million requests to a bucket. */
  machinePrice: 400,
  databasePrice: 900,
  bucketPrice: 1,
} as const;

const secondsOfMonth = 30 * 86_400;
const sectionsMeasured = 5;

export type Demand = { requestsASecond: number; sections: number };

export type Plan = Demand & {
  shells: number;
  apis: number;
  /** Share of page requests that are answered from a store. */
  storedShare: number;
  rendersASecond: number;
  storeRequestsASecond: number;
  purgesADay: number;
  memoryMbOfShell: number;
  /** What takes most of what it has. */
  first: string;
  yuanAMonth: number;
};

/** How one store is asked. */
export function askingOf({ requestsASecond, sections }: Demand): Asking {
  const { addressesOfSection, skew, freshFor } = assumptions;
  return { requestsASecond, addresses: addressesOfSection * sections, skew, freshFor };
}

function coresOf(costs: Costs, { requestsASecond, sections }: Demand, shells: number) {
  const { addressesOfSection, leadShare } = assumptions;
  const each = requestsASecond / shells;
  const renders = missesASecond(askingOf({ requestsASecond: each, sections }));
  const switches = (sections * assumptions.releasesOfSectionADay) / 86_400;
  const work = {
    'stored pages': (each - renders) * costs.storedPageMs,
    renders: renders * costs.renderMs,
    'leads at shells': each * leadShare * costs.leadOfShellMs,
    switches: switches * (costs.switchMs + addressesOfSection * costs.renderMs),
  };
  const cores = Object.values(work).reduce((sum, ms) => sum + ms / 1000, 0);
  return { work, cores, renders };
}

/** As many machines as keep each below the utilisation that is asked for: more shells have more stores to fill. */
function shellsFor(costs: Costs, demand: Demand): number {
  const { utilisation, cores, fewestShells } = assumptions;
  let shells: number = fewestShells;
  while (coresOf(costs, demand, shells).cores > utilisation * cores) shells += 1;
  return shells;
}

/** Memory of a shell grows with its sections, each of which has a process, and busy ones a second one while cores are idle. */
function memoryOf({ shellMb, processMb }: Costs, sections: number): number {
  const besides = assumptions.cores - 2;
  return Math.round(shellMb + (sections - sectionsMeasured + besides) * processMb);
}

/** What a site of this demand takes, and what of it is used up first. */
export function planFor(costs: Costs, demand: Demand): Plan {
  const { utilisation, cores, leadShare, memoryMb, pollsASecond, purgesOfShell } = assumptions;
  const shells = shellsFor(costs, demand);
  const { work, renders } = coresOf(costs, demand, shells);
  const leads = demand.requestsASecond * leadShare;
  const apis = Math.max(2, Math.ceil((leads * costs.leadOfApiMs) / 1000 / (utilisation * cores)));
  const memory = memoryOf(costs, demand.sections);
  const used = {
    ...Object.fromEntries(Object.entries(work).map(([name, ms]) => [name, ms / 1000 / cores])),
    'leads at the database': (leads * costs.leadOfDatabaseMs) / 1000 / cores,
    memory: memory / memoryMb,
  };
  const [first = ''] = Object.entries(used).sort(([, one], [, other]) => other - one)[0] ?? [];
  const storeRequests = shells * pollsASecond;
  const bucket = ((storeRequests * secondsOfMonth) / 1_000_000) * assumptions.bucketPrice;
  return {
    ...demand,
    ...{ shells, apis, first, memoryMbOfShell: memory },
    storedShare: 1 - (renders * shells) / demand.requestsASecond,
    rendersASecond: renders * shells,
    storeRequestsASecond: storeRequests,
    purgesADay: demand.sections * assumptions.releasesOfSectionADay * shells * purgesOfShell,
    yuanAMonth: Math.round((shells + apis) * assumptions.machinePrice + assumptions.databasePrice + bucket),
  };
}
