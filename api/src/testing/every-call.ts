import type { AnyCall } from '@site/shared/calls/call';
import type { FastifyInstance } from 'fastify';
import { openApi } from '../operations/open-api';

/** Every call that the service answers, from its call file. */
export async function everyCall(app: FastifyInstance): Promise<AnyCall[]> {
  const operations = Object.values(openApi(app).paths).flatMap((methods) => Object.values(methods));
  const names = operations.flatMap((operation) => operation['x-calls'] ?? []);
  const files = names.map((name) => import(`@site/shared/calls/${name}`) as Promise<Record<string, AnyCall>>);
  const exported = (await Promise.all(files)).flatMap((file) => Object.values(file));
  return exported.filter((call) => typeof call === 'object' && names.includes(call.name));
}
