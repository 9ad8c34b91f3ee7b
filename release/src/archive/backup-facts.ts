import { type Static, Type } from '@sinclair/typebox';

/** `backup.json` of a backup. */
export const BackupFacts = Type.Object(
  {
    format: Type.Literal(1),
    /** Leads that were acknowledged up to then are in it (ISO 8601). */
    at: Type.String(),
    database: Type.Union([Type.Literal('pglite'), Type.Literal('postgresql')]),
  },
  { additionalProperties: false },
);
export type BackupFacts = Static<typeof BackupFacts>;
