import { type Static, Type } from '@sinclair/typebox';

/** `backup.json` of a backup. */
export const BackupFacts = Type.Object(
  {
    format: Type.Literal(1),
    /** Leads that were acknowledged up to then are in it (ISO 8601). */
    at: Type.String(),
    database: Type.Union([Type.Literal('pglite'), Type.Literal('postgresql')]),
    /** Those of the database when its copy began; absent in the first backups. */
    leads: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { additionalProperties: false },
);
export type BackupFacts = Static<typeof BackupFacts>;

/** The database of a backup in words. */
export function databaseOf({ database, leads }: BackupFacts): string {
  const kind = database === 'pglite' ? 'the embedded database' : 'the database of a PostgreSQL server';
  return leads === undefined ? kind : `${kind} with ${leads} leads`;
}

/** Of an older copy chain and releases are as well proven as of the last one: whoever knows the number sees which it is. */
export function newestOf({ newest }: { newest: { sequence: number; createdAt: string } | null }): string {
  return newest
    ? `The newest revision in it is ${newest.sequence}, of ${newest.createdAt}.`
    : 'There is no revision in it.';
}
