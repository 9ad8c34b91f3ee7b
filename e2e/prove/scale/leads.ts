import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { openPostgres } from '../../../api/src/database/postgres-database';
import { networkOf } from './networks';

export type Leads = {
  /** Phone numbers of the leads that visitors were told are stored. */
  acknowledged: string[];
  stop: () => Promise<void>;
};

/** A visitor of a network of its own leaves a lead; whether it was told that it arrived. */
export async function sendLead(origin: string, turn: number, phone: string): Promise<boolean> {
  const answer = await request(`${origin}/ajax/QuickRequirement`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin,
      'x-forwarded-for': networkOf(turn),
    },
    body: JSON.stringify({ name: '陈经理', phone, requirement: '年会直播' }),
  });
  const shown = (await answer.body.json()) as { isok?: boolean };
  return shown.isok === true;
}

/** Sends leads at a steady pace, whatever becomes of them. */
export function startLeads(origin: string, perSecond: number): Leads {
  const acknowledged: string[] = [];
  const open = new Set<Promise<void>>();
  let turn = 0;
  const timer = setInterval(() => {
    const phone = `139${String(10_000_000 + turn)}`;
    const flight = sendLead(origin, turn, phone).then(
      (stored) => void (stored && acknowledged.push(phone)),
      () => undefined,
    );
    turn += 1;
    open.add(flight);
    void flight.finally(() => open.delete(flight));
  }, 1000 / perSecond);
  return {
    acknowledged,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(open);
    },
  };
}

const askEvery = 200;
/** How long a replica may take to bring what its journal holds into the database. */
const longestDrain = 60_000;

/** Counts what the database holds of the numbers that were acknowledged, once the journals are empty or time is up. */
export async function countLeads(
  database: string,
  phones: readonly string[],
): Promise<{ lost: number; doubled: number }> {
  const sql = openPostgres(database);
  const deadline = Date.now() + longestDrain;
  try {
    for (;;) {
      const rows = await sql.query<{ phone: string; count: number }>(
        'select phone, count(*)::int as count from lead group by phone',
      );
      const stored = new Map(rows.map(({ phone, count }) => [phone, count]));
      const lost = phones.filter((phone) => !stored.has(phone)).length;
      const doubled = rows.filter(({ count }) => count > 1).length;
      if (lost === 0 || Date.now() > deadline) return { lost, doubled };
      await wait(askEvery);
    }
  } finally {
    await sql.close();
  }
}
