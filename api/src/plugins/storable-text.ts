import type { FastifyInstance } from 'fastify';

const halfPairs = /\p{Cs}/gu;

/** Without the zero character and halves of surrogate pairs, which PostgreSQL cannot store. */
function storable(text: string): string {
  return text.replaceAll('\0', ' ').replace(halfPairs, ' ');
}

/** Replaces what no database can store by spaces, as leads do with every control character. */
export function makeTextStorable(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ query, body }) => {
    for (const part of [query, body] as Record<string, unknown>[]) {
      if (typeof part !== 'object' || part === null) continue;
      for (const [name, value] of Object.entries(part)) {
        if (typeof value === 'string') part[name] = storable(value);
      }
    }
  });
}
