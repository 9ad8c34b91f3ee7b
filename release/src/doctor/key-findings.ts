import { existsSync } from 'node:fs';
import { describeKey, type KeyEntry, type KeyRole } from '../keys/key-entry';
import { type KeyFiles, readSigningKey } from '../keys/key-files';
import { likeIt } from '../keys/key-use';
import { readKeyring } from '../keys/keyring-file';
import { messageOf } from '../errors/release-error';
import { type Finding, good, look, wrong } from './finding';

const DAY = 86_400_000;
/** Enough for a team to make the next key and to hand it over. */
const SOON_DAYS = 30;

const LIST = 'npm run release -- keys list';
const create = (options: string) => `npm run release -- keys create ${options}`;

function daysLeft({ signsUntil }: KeyEntry, now: Date): number {
  return Math.floor((Date.parse(signsUntil) - now.getTime()) / DAY);
}

/** Who can sign, and for how long. */
export function keyringFindings(path: string, now: Date): Finding[] {
  const keys = readKeyring(path).filter((key) => daysLeft(key, now) >= 0);
  const roles = new Set(keys.map(({ role }) => role));
  const [soonest] = [...keys].sort((one, other) => (one.signsUntil < other.signsUntil ? -1 : 1));
  if (!soonest || !roles.has('promote')) {
    return [
      wrong(`Nobody may promote: ${path} has no promote key that signs.`, create('--role promote --owner <team>')),
    ];
  }
  const days = daysLeft(soonest, now);
  const text = `${keys.length} keys sign; the first to end is ${describeKey(soonest)}, in ${days} days.`;
  return [days < SOON_DAYS ? look(text, create(likeIt(soonest))) : good(text)];
}

type Use = { path: string; variable: string; use: string; roles: readonly KeyRole[]; absent: typeof look };

function fileFinding({ path, variable, use, roles, absent }: Use, keys: readonly KeyEntry[], now: Date): Finding {
  const mend = `${variable}=<file> npm run release -- doctor`;
  if (!existsSync(path))
    return absent(`Nothing can be ${use} from here: ${variable} names ${path}, which is not there.`, mend);
  try {
    const { id } = readSigningKey(path);
    const entry = keys.find((key) => key.id === id && roles.includes(key.role));
    if (!entry)
      return wrong(`Nothing can be ${use} with ${path}: no key of the keyring for that is its other half.`, LIST);
    if (daysLeft(entry, now) < 0)
      return wrong(`${path} signs nothing since ${entry.signsUntil}.`, create(likeIt(entry)));
    return good(`${path} is readable; it is ${describeKey(entry)}, by which things are ${use}.`);
  } catch (error) {
    return wrong(messageOf(error), mend);
  }
}

/** Whether the private keys of this machine can be read and are trusted. Who only rolls back needs none to publish. */
export function keyFileFindings(files: KeyFiles, now: Date): Finding[] {
  const keys = readKeyring(files.trusted);
  const [publish, promote] = ['RELEASE_PUBLISH_KEY', 'RELEASE_PROMOTE_KEY'];
  const uses: Use[] = [
    { path: files.publish, variable: publish, use: 'published', roles: ['publish'], absent: look },
    { path: files.promote, variable: promote, use: 'rolled back', roles: ['promote', 'rollback'], absent: wrong },
  ];
  return uses.map((use) => fileFinding(use, keys, now));
}
