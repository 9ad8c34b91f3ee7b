import { actLine } from '../guard/carry-out';
import { detectionTable } from '../guard/detection-table';
import { fieldTable } from '../guard/field-table';
import { Guard, lookEvery } from '../guard/guard';
import { StoreAwayError } from '../errors/release-error';
import { reachStore } from '../shells/reach-store';
import { Heart } from '../heartbeat/heart';
import { guardKeys } from '../guard/guard-keys';
import { fetchCounts } from '../guard/version-counts';
import { Announcer } from '../notes/announcer';
import { NoteSender } from '../notes/note-sender';
import { type AddCommand, type CommandContext, examples, GROUPS, type Input, type Outcome, reading } from './command';

type Options = { explain?: boolean };

/** For notes that are under way when the guard is asked to end, in milliseconds. */
const timeToTell = 3000;

const log = (line: string) => console.log(`guard: ${line}`);

/** Until the process is asked to end. */
async function stand({ access, watch }: CommandContext): Promise<Outcome> {
  const keys = () => guardKeys(access.config.keys);
  keys();
  // A guard that starts while the store is away watches what shells have of it.
  await access.store.probe?.().catch((error: unknown) => {
    if (!(error instanceof StoreAwayError)) throw error;
  });
  const { shellUrls: shells } = access.config;
  const { fetchHealth } = watch;
  const reach = (isTried: boolean) => reachStore({ ...access.config, store: access.store, fetchHealth, isTried });
  const guard = new Guard({ store: access.store, reach, keys, shells, fetchCounts, log });
  const heart = new Heart({ store: access.store, keys, isAway: () => guard.reached.away !== null, log });
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stopping = true;
    });
  const sender = new NoteSender({ receivers: access.config.receivers, log });
  const announcer = new Announcer({
    store: () => guard.reached.store,
    keys: access.trusted,
    shells,
    fetchHealth,
    heart,
    guard,
    sender,
    log,
  });
  const turn = async () => {
    // A clock that is set back would hide from the judge what is counted until it is where it was.
    for (const act of await guard.look(watch.now())) log(actLine(act));
    if (guard.sees) await heart.beat(watch.now());
    announcer.begin(watch.now());
  };
  for (let looks = 0; !stopping; looks += 1) {
    const began = watch.now();
    await turn();
    // Whoever reads it finds the first beat.
    if (looks === 0) log(`watches ${shells.join(', ')}.`);
    await watch.pause(Math.max(0, lookEvery - (watch.now() - began)));
  }
  await heart.end();
  await sender.settled(timeToTell);
  return { data: {}, lines: ['The guard has ended.'], exitCode: 0 };
}

async function guardReleases(context: CommandContext, { options }: Input<Options>): Promise<Outcome> {
  if (!options.explain) return stand(context);
  const [faults, field] = [detectionTable(), fieldTable()];
  return {
    data: { faults: faults.data, field: field.data },
    lines: [...faults.lines, '', ...field.lines],
    exitCode: 0,
  };
}

export const addGuard: AddCommand = (program, run) => {
  reading(program.command('guard').helpGroup(GROUPS.upkeep))
    .description('watch what shells count, and roll back by itself what fails')
    .option('--explain', 'how long it takes to find a bad version, by how much is asked and how much of it fails')
    .addHelpText('after', examples('guard', 'guard --explain'))
    .action(run(guardReleases));
};
