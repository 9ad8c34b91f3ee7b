import { readConfig } from '../config';
import { connectCommands } from '../control/control-client';
import { testDatabaseUrl } from '../testing/config';
import { sealingSettings } from '../testing/lead-keys';
import { type Sent, postLead, storedPhones, visitor } from '../testing/lead-clients';
import {
  type Place,
  type ServiceProcess,
  newPlace,
  spawnService,
  startService,
  stopService,
  untilReady,
} from '../testing/service-process';

const sent: Sent[] = Array.from({ length: 12 }, (_, number) => visitor(number));

/** Posts concurrently; returns the leads acknowledged before the process died. */
async function postAll(origin: string): Promise<Sent[]> {
  const reported = await Promise.all(sent.map(async (lead) => ((await postLead(origin, lead)) ? [lead] : [])));
  return reported.flat();
}

/** Every acknowledged lead is stored after the restart; when retried, every lead is stored once. */
async function expectNothingLost(place: Place, acknowledged: readonly Sent[]): Promise<void> {
  const again: ServiceProcess = await startService(place);
  const found = await storedPhones(place);
  for (const { phone } of acknowledged) expect(found).toContain(phone);
  expect(new Set(found).size).toBe(found.length);
  for (const lead of sent) expect(await postLead(again.origin, lead)).toBe(true);
  let after = await storedPhones(place);
  while (after.length < sent.length) after = await storedPhones(place);
  expect(after).toEqual(sent.map(({ phone }) => phone));
  await stopService(again);
}

const limits = { LEAD_ADDRESS_PER_MINUTE: '1000' };
/** With a database server a lead goes no other way than through it: the journal is neither written nor tidied. */
const ofJournal = ['journal.written', 'drain.store:2', 'journal.write', 'journal.synced', 'drain.stored:3'];
const ofErasure = ['erasure.rewritten', 'erasure.journalled', 'erasure.synced', 'journal.rewritten'];
const ofTidying = ['journal.delete', 'journal.tidy'];
const onServer = testDatabaseUrl !== undefined;
/** The first of a kind; all of them in `npm run prove`, which takes minutes. */
const some = <Case>(cases: Case[], count: number) => (process.env.EVERY_CASE ? cases : cases.slice(0, count));
const places = ['lead.acknowledge:3', ...(onServer ? [] : ofJournal)];

type Way = [failpoint: string, kept: string, env: Record<string, string>];
const sealed = places.map((place): Way => [place, 'sealed', sealingSettings]);
const inClear = places.map((place): Way => [place, 'in clear', {}]);

test.each(some([...sealed, ...inClear], 1))(
  'R10.8 F13, F19: killed at %s, no acknowledged lead kept %s is lost and none is doubled',
  async (failpoint, _kept, env) => {
    const fresh = await newPlace();
    const place = { ...fresh, env: { ...fresh.env, ...env } };
    const dying = await spawnService(place, { FAILPOINT: failpoint, ...limits });
    await untilReady(dying).catch(() => undefined);
    const acknowledged = await postAll(dying.origin);
    dying.child.kill('SIGKILL');
    await dying.exited;

    await expectNothingLost(place, acknowledged);
    await place.leave();
  },
);

test.each(some(ofErasure, 1))(
  'killed at %s, a deletion that was begun is ended by the next start',
  async (failpoint) => {
    const place = await newPlace();
    const first = await spawnService({ ...place, env: place.env }, { FAILPOINT: failpoint, ...limits });
    await untilReady(first);
    await postAll(first.origin);
    const { commands, close } = await connectCommands(readConfig({ DATA_DIR: place.dataDir, ...place.env }));
    await commands.eraseLeads(sent[0]?.phone ?? '').catch(() => undefined);
    await close();
    first.child.kill('SIGKILL');
    await first.exited;
    const again = await startService(place);

    expect(await storedPhones(place)).toEqual(sent.slice(1).map(({ phone }) => phone));
    await stopService(again);
    await place.leave();
  },
);

if (!onServer && process.env.EVERY_CASE) {
  test.each(ofTidying)('killed at %s, while segments are deleted, nothing is lost', async (failpoint) => {
    const place = await newPlace();
    const small = { LEAD_JOURNAL_SEGMENT_BYTES: '100', ...limits };
    const first = await startService(place, small);
    const acknowledged = await postAll(first.origin);
    await stopService(first);
    // Journal maintenance runs at startup, and is killed there.
    const dying = await spawnService(place, { FAILPOINT: failpoint, ...small });
    await untilReady(dying).catch(() => undefined);
    dying.child.kill('SIGKILL');
    await dying.exited;

    expect(acknowledged).toHaveLength(sent.length);
    await expectNothingLost(place, acknowledged);
    await place.leave();
  });
}
