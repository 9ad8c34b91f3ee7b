import type { TObject } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './http-errors';
import { callsOf } from './mount-choice';

/** The one spelling of a whole number; others, such as `0x10`, `1e3`, ` 1` and `01`, are refused. */
const spelling = /^(?:0|-?[1-9][0-9]{0,14})$/;

function isWhole(value: unknown): boolean {
  return typeof value === 'string' ? spelling.test(value) : Number.isSafeInteger(value);
}

/** The fields of a route that are whole numbers. */
function numbersOf({ routeOptions }: FastifyRequest): string[] {
  const fields = (callsOf(routeOptions.config) ?? []).flatMap(({ request }) =>
    Object.entries((request as TObject).properties),
  );
  return fields.filter(([, { type }]) => type === 'integer').map(([name]) => name);
}

/**
 * Refuses what is no whole number before validation, which would make numbers of nearly everything: 16 of `0x10`, 1 of
 * `true` and Infinity of `1e999`, and apply no rule to the last. Its ranges are in the calls.
 */
export function requireWholeNumbers(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const numbers = numbersOf(request);
    for (const part of [request.query, request.body] as Record<string, unknown>[]) {
      if (typeof part !== 'object' || part === null) continue;
      const wrong = numbers.find((name) => Object.hasOwn(part, name) && !isWhole(part[name]));
      if (wrong) throw new HttpError(400, `参数 ${wrong} 应为整数`);
    }
  });
}
