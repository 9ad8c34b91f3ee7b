import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../database/database';
import { countGap } from './gaps.repository';

/** Counts a search in vain; the visitor waits for nothing. A search for exactly what was typed is the second one of a visitor. */
export function noticeGap(db: Queryable, log: FastifyBaseLogger, { q, exact }: { q: string; exact?: boolean }): void {
  if (exact) return;
  countGap(db, q).catch((error: unknown) => log.error({ err: error }, 'a search in vain was not counted'));
}
