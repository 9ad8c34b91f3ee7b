import type { FastifyInstance } from 'fastify';

/** What PostgreSQL cannot store: the zero character and halves of surrogate pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the zero character is what is looked for.
const unstorable = /[\u0000\p{Cs}]/gu;

/** Replaces what no database can store by spaces, as leads do with every control character. */
export function makeTextStorable(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ query, body }) => {
    for (const part of [query, body] as Record<string, unknown>[]) {
      if (typeof part !== 'object' || part === null) continue;
      for (const [name, value] of Object.entries(part)) {
        if (typeof value === 'string') part[name] = value.replace(unstorable, ' ');
      }
    }
  });
}
