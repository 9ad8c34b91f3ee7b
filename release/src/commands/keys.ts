import { dirname } from 'node:path';
import { readHead } from '../chain/head';
import { describeKey, type KeyEntry } from '../keys/key-entry';
import { changeKeyring, readKeyring, wantTwoKeys } from '../keys/keyring-file';
import { createKey, type KeyWish } from '../keys/new-key';
import { folderClock } from '../store/folder-clock';
import { signingTime } from '../keys/signing-time';
import { ReleaseError, UsageError } from '../errors/release-error';
import { textTable } from '../text/text-table';
import { type AddCommand, type CommandContext, examples, GROUPS, type Input, type Outcome, reading } from './command';
import { requireStore } from './require-store';
import { positiveNumber } from './values';

const DAY = 86_400_000;
/** Enough for a team to make the next key and to hand it over. */
const SOON_DAYS = 30;

const VARIABLES = { publish: 'RELEASE_PUBLISH_KEY', promote: 'RELEASE_PROMOTE_KEY', rollback: 'RELEASE_PROMOTE_KEY' };

type KeyState = 'active' | 'expires soon' | 'expired';
type ListedKey = KeyEntry & { state: KeyState };

function stateAt(now: Date, { signsUntil }: Pick<KeyEntry, 'signsUntil'>): KeyState {
  if (signsUntil < now.toISOString()) return 'expired';
  return signsUntil < new Date(now.getTime() + SOON_DAYS * DAY).toISOString() ? 'expires soon' : 'active';
}

const keyringOf = ({ access }: CommandContext) => access.config.keys.trusted;

async function create(context: CommandContext, { options }: Input<KeyWish>): Promise<Outcome> {
  const keyring = keyringOf(context);
  const { entry, file } = await createKey(keyring, options);
  const lines = [
    `${file} is the private half of ${describeKey(entry)}, which signs until ${entry.signsUntil}: give it to ${entry.owner} alone.`,
    `${keyring} trusts it; every running shell that reads it follows.`,
    `It is used with ${VARIABLES[entry.role]}=${file}.`,
  ];
  return { data: { key: entry, file, keyring }, lines, exitCode: 0 };
}

function row({ id, owner, role, names = [], signsUntil, state }: ListedKey): string[] {
  return [id, owner, role, names.join(',') || '–', signsUntil.slice(0, 10), state];
}

async function list(context: CommandContext): Promise<Outcome> {
  const keyring = keyringOf(context);
  const now = new Date();
  const keys = readKeyring(keyring).map((entry): ListedKey => ({ ...entry, state: stateAt(now, entry) }));
  const table = textTable(['key', 'owner', 'role', 'names', 'signs until', 'state'], keys.map(row));
  const lines = keys.length ? table : [`Nobody is trusted: ${keyring} holds no key.`];
  return { data: keys, lines, exitCode: 0 };
}

async function retire(context: CommandContext, { names: [id] }: Input): Promise<Outcome> {
  const keyring = keyringOf(context);
  const now = (await signingTime({ clock: () => folderClock(dirname(keyring)) })).toISOString();
  const known = readKeyring(keyring).find((key) => key.id === id);
  if (!known) throw new ReleaseError(`${keyring} holds no key ${id ?? ''}; npm run release -- keys list shows all.`);
  if (known.signsUntil <= now) {
    const line = `${describeKey(known)} signs nothing since ${known.signsUntil}.`;
    return { data: { key: known, changed: false }, lines: [line], exitCode: 0 };
  }
  await changeKeyring(keyring, (keys) => keys.map((key) => (key.id === id ? { ...key, signsUntil: now } : key)));
  const lines = [`${describeKey(known)} signs nothing any more; what it signed before ${now} stays good.`];
  if (known.role !== 'publish') {
    lines.push(
      'Until the next revision it could still sign one that is dated before now: create one soon if the key is lost.',
    );
  }
  return { data: { key: { ...known, signsUntil: now }, changed: true }, lines, exitCode: 0 };
}

/** From which revision on two sign; a number that is past would refuse what one signed since. */
async function two(context: CommandContext, { options }: Input<{ from?: number; end?: boolean }>): Promise<Outcome> {
  const keyring = keyringOf(context);
  const { store, trusted } = context.access;
  if (options.end && options.from !== undefined) throw new UsageError('Say --from <revision> or --end.');
  if (options.end) {
    await wantTwoKeys(keyring, undefined);
    return { data: { twoKeysFrom: null }, lines: ['One promote key is enough again.'], exitCode: 0 };
  }
  await requireStore(context);
  const keys = trusted();
  const next = (await readHead(store, keys)).nextSequence;
  const { from = next } = options;
  const owners = keys.promoters(new Date().toISOString());
  if (from < next) throw new ReleaseError(`Revision ${from} is past: the next one is ${next}.`);
  if (owners.length < 2)
    throw new ReleaseError(
      `Two owners have to sign then, and ${owners.length ? `only ${owners[0]} has` : 'nobody has'} a promote key that signs. npm run release -- keys create --role promote --owner <team> makes one of another owner.`,
    );
  await wantTwoKeys(keyring, from);
  const lines = [
    `From revision ${from} on, what makes something new live takes the promote keys of two of these: ${owners.join(', ')}.`,
    'A rollback, the end of a canary and the guard wait for nobody. Bring the keyring to every shell and to everybody who releases.',
  ];
  return { data: { twoKeysFrom: from }, lines, exitCode: 0 };
}

/** The longest that a key may sign. */
const MOST_DAYS = 1100;

/** They change the keyring, never the store. */
export const addKeys: AddCommand = (program, run) => {
  const keys = program.command('keys').helpGroup(GROUPS.upkeep).description('who may sign what');
  keys
    .helpCommand(false)
    .addHelpText('after', examples('keys list', 'keys create --role rollback --owner night-shift'));
  reading(keys.command('create'))
    .description('make a key pair: a file for its owner, and an entry of the keyring')
    .option('--role <role>', 'publish, promote or rollback')
    .option('--owner <team>', 'a-z, 0-9 and -')
    .option('--names <names>', 'of a publish key: what it may publish, with commas')
    .option('--days <days>', 'how long it signs', positiveNumber('--days', MOST_DAYS), 365)
    .option('--out <file>', 'where to write the private key; else beside the keyring')
    .addHelpText('after', examples('keys create --role publish --owner help-team --names mf-help'))
    .action(run(create, 'nothing'));
  reading(keys.command('list'))
    .description('all keys, and until when each signs')
    .addHelpText('after', examples('keys list'))
    .action(run(list, 'nothing'));
  reading(keys.command('two'))
    .description('from a revision on, two owners sign what makes something new live')
    .option('--from <revision>', 'the first such revision; else the next one', positiveNumber('--from', 99_999_999))
    .option('--end', 'one key is enough again')
    .addHelpText('after', examples('keys two', 'keys two --from 130', 'keys two --end'))
    .action(run(two, 'nothing'));
  reading(keys.command('retire'))
    .argument('<id>')
    .description('it signs nothing more; what it signed stays good')
    .addHelpText('after', examples('keys retire 0123456789abcdef'))
    .action(run(retire, 'nothing'));
};
