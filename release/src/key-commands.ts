import type { CliArguments } from './cli-arguments';
import type { Command, Outcome } from './commands';
import { describeKey, type KeyEntry } from './key-entry';
import { changeKeyring, readKeyring } from './keyring-file';
import { createKey } from './new-key';
import { ReleaseError, UsageError } from './release-error';
import { textTable } from './text-table';

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

async function create(keyring: string, args: CliArguments): Promise<Outcome> {
  const { entry, file } = await createKey(keyring, args.key, new Date());
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

async function list(keyring: string): Promise<Outcome> {
  const now = new Date();
  const keys = readKeyring(keyring).map((entry): ListedKey => ({ ...entry, state: stateAt(now, entry) }));
  const table = textTable(['key', 'owner', 'role', 'names', 'signs until', 'state'], keys.map(row));
  const lines = keys.length ? table : [`Nobody is trusted: ${keyring} holds no key.`];
  return { data: keys, lines, exitCode: 0 };
}

async function retire(keyring: string, id: string | undefined): Promise<Outcome> {
  const now = new Date().toISOString();
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

/** `keys create`, `keys list` and `keys retire <id>`: they change the keyring, never the store. */
export const keysCommand: Command = async ({ access }, args) => {
  const [word, id, ...rest] = args.names;
  const keyring = access.config.keys.trusted;
  if (word === 'create' && id === undefined) return create(keyring, args);
  if (word === 'list' && id === undefined) return list(keyring);
  if (word === 'retire' && id !== undefined && rest.length === 0) return retire(keyring, id);
  throw new UsageError('keys takes create, list or retire <id>.');
};
