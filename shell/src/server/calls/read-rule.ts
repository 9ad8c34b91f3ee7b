import type { ReleaseCall } from '@site/shared/contract/release-manifest';
import { type AnswerCheck, answerCheck } from './answer-check';

/** How the reader of a call validates and caches its answers. */
export type ReadRule = {
  /** How long a cached answer is fresh, in milliseconds. */
  freshFor: number;
  accepts: AnswerCheck;
};

/** The upper limit of any release's freshness, in milliseconds. */
const maxFreshness = 300_000;

/** @throws {Error} where the schema cannot be compiled */
export function readRule({ freshFor, data }: Pick<ReleaseCall, 'freshFor' | 'data'>): ReadRule {
  return { freshFor: Math.min(freshFor * 1000, maxFreshness), accepts: answerCheck(data) };
}
