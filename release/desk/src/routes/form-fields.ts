import type { FastifyRequest } from 'fastify';
import { isSame, type Session } from '../security/sessions';

/** A field of a posted form; empty when it is missing or given twice. */
export function textOf({ body }: FastifyRequest, name: string): string {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return '';
  const value: unknown = (body as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

/** Whether a page of this session made the form. */
export function isFormOf(session: Session, request: FastifyRequest): boolean {
  return isSame(textOf(request, 'form'), session.formToken);
}

/** A parameter of the address. */
export function parameterOf({ params }: FastifyRequest, name: string): string {
  return (params as Record<string, string | undefined>)[name] ?? '';
}

/** A value of the query; empty when it is missing or given twice. */
export function queryOf({ query }: FastifyRequest, name: string): string {
  const value = (query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}
