import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Sent, postLead, storedPhones, visitor } from './lead-clients';
import { type Place, newPlace, spawnService, startService, stopService, untilReady } from './service-process';

const clients = 8;
/** Maximum uptime of a round's service after it is ready, in milliseconds. */
const maxLife = 400;
const settings = {
  LEAD_ADDRESS_PER_MINUTE: '1000000',
  LEAD_ADDRESS_PER_DAY: '1000000',
  LEAD_JOURNAL_SEGMENT_BYTES: '20000',
};

type Tally = { sent: number; acknowledged: Sent[] };

/** One round: clients post until the service is killed at a random moment. */
async function liveAndDie(place: Place, tally: Tally): Promise<void> {
  const service = await spawnService(place, settings);
  // Half of the kills are during startup, when the journal is replayed.
  if (randomInt(2) === 0) await untilReady(service);
  let isOver = false;
  const posting = Array.from({ length: clients }, async () => {
    while (!isOver) {
      const lead = visitor(tally.sent++);
      if (await postLead(service.origin, lead)) tally.acknowledged.push(lead);
      else await pause(5);
    }
  });
  await pause(randomInt(maxLife));
  service.child.kill('SIGKILL');
  await service.exited;
  isOver = true;
  await Promise.all(posting);
}

/** Kills the service at random moments under load; prints one JSON line and exits with 1 when a lead is lost or duplicated. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' } } });
  const place = await newPlace();
  const tally: Tally = { sent: 0, acknowledged: [] };
  for (let round = 0; round < Number(values.rounds); round++) await liveAndDie(place, tally);
  const last = await startService(place, settings);
  const stored = await storedPhones(place);
  await stopService(last);
  await place.leave();
  const kept = new Set(stored);
  const lost = tally.acknowledged.filter(({ phone }) => !kept.has(phone)).length;
  const doubled = stored.length - kept.size;
  const { sent, acknowledged } = tally;
  const report = {
    kills: Number(values.rounds),
    sent,
    acknowledged: acknowledged.length,
    stored: stored.length,
    lost,
    doubled,
  };
  process.stdout.write(`${JSON.stringify(report)}\n`);
  process.exitCode = lost + doubled > 0 ? 1 : 0;
}

void main();
