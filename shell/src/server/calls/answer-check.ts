import { type Schema, Validator } from '@cfworker/json-schema';
import { LRUCache } from 'lru-cache';

/** A check of a whole answer; results are memoised, because cached answers are read repeatedly. */
export type AnswerCheck = (body: unknown) => boolean;

/** Schemas as they are read, shared because versions of a release mostly have the same ones. */
const known = new LRUCache<string, Validator>({ max: 200 });

const draft = '2020-12';
const types = new Set(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']);

/** Formats are not judged; a type that does not exist or a broken pattern would refuse every answer. */
function keyword(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (name === 'type' && !types.has(value)) throw new Error(`“${value}” is no type of a JSON schema.`);
  // Throws where the pattern is none.
  if (name === 'pattern') new Validator({ pattern: value }, draft).validate('');
  return name === 'format' ? undefined : value;
}

/**
 * Walks schemas in place of compiling them: each answer is checked once, and what a compiler wrote for these was 4.4 MB and a second
 * of work (docs/decisions/063-answers-are-checked-by-walking-their-schema.md).
 */
function validator(schema: object): Validator {
  const text = JSON.stringify(schema);
  const made = known.get(text) ?? new Validator(JSON.parse(text, keyword) as Schema, draft);
  known.set(text, made);
  return made;
}

/** A host's `code` is 0 on success; without a code only the data is validated. */
function fits(body: unknown, schema: Validator): boolean {
  const { code = 0, data } = (body ?? {}) as { code?: unknown; data?: unknown };
  return code === 0 && data !== undefined && schema.validate(data).valid;
}

/**
 * Validates answers by the JSON schema of their `data`; the envelope around `data` differs by host.
 * @throws {Error} where the schema is none
 */
export function answerCheck(schema: object): AnswerCheck {
  const own = validator(schema);
  const checked = new WeakMap<object, boolean>();
  return (body) => {
    if (typeof body !== 'object' || body === null) return false;
    const known = checked.get(body) ?? fits(body, own);
    checked.set(body, known);
    return known;
  };
}
