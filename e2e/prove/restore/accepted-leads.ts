import { storedPhones } from '../../../api/src/testing/lead-clients';
import { sendLead } from '../scale/leads';

export type Accepted = { phone: string; at: number };

export type Traffic = {
  /** Leads of which the visitor was told that they are booked, and when. */
  accepted: Accepted[];
  /** The longest that one of them waited for that, in milliseconds. */
  slowestMs: () => number;
  stop: () => Promise<void>;
};

/** Two visitors who send one lead after the other until `stop`, from a network each time new. */
export function sendLeads(origin: string): Traffic {
  const accepted: Accepted[] = [];
  let [turn, slowest, isOver] = [0, 0, false];
  const visit = async () => {
    while (!isOver) {
      const phone = `138${String(10_000_000 + turn)}`;
      const sent = Date.now();
      const isBooked = await sendLead(origin, turn++, phone).catch(() => false);
      if (!isBooked) continue;
      accepted.push({ phone, at: Date.now() });
      slowest = Math.max(slowest, Date.now() - sent);
    }
  };
  const visits = [visit(), visit()];
  return {
    accepted,
    slowestMs: () => slowest,
    stop: async () => {
      isOver = true;
      await Promise.all(visits);
    },
  };
}

export type Kept = { before: number; lost: number; doubled: number };

/** What a data folder holds of the leads that were accepted up to a moment; those of later are nobody's promise. */
export async function countKept(dataDir: string, accepted: readonly Accepted[], moment: number): Promise<Kept> {
  const stored = await storedPhones({ dataDir, env: {}, leave: async () => undefined });
  const kept = new Set(stored);
  const before = accepted.filter(({ at }) => at <= moment);
  return {
    before: before.length,
    lost: before.filter(({ phone }) => !kept.has(phone)).length,
    doubled: stored.length - kept.size,
  };
}
