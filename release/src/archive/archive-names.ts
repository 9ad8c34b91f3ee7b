import { isStorePath } from '../store/release-store';

/** The list of all other files of a backup with their hashes, which ends it. */
export const MANIFEST = 'manifest.sha256';
/** What the backup is of: `BackupFacts`. */
export const FACTS = 'backup.json';
/** The database, as its kind dumps it. */
export const DATABASE = 'database.dump';
/** What this checkout promoted last, which `npm start` asks. */
export const PROMOTED = 'promoted.json';
export const STORE = 'store/';
export const JOURNAL = 'journal/';

const JOURNAL_FILE = /^journal\/leads-(?:\d{8}\.log(?:\.torn-\d{8}T\d{9}Z)?|refused\.log)$/;

/** Whether a backup has a file of that name: none leads out of the folder in which it is laid. */
export function isArchiveName(name: string): boolean {
  if ([MANIFEST, FACTS, DATABASE, PROMOTED].includes(name) || JOURNAL_FILE.test(name)) return true;
  return name.startsWith(STORE) && isStorePath(name.slice(STORE.length));
}
