import Ajv, { type ValidateFunction } from 'ajv';
import { LRUCache } from 'lru-cache';

/** A check of a whole answer; results are memoised, because cached answers are read repeatedly. */
export type AnswerCheck = (body: unknown) => boolean;

// Without its optimiser, which takes half of the time to compile and changes little for schemas as these.
const ajv = new Ajv({ strict: false, validateFormats: false, code: { optimize: false } });

/** Compiled schemas, shared because versions of a release mostly have the same ones. */
const compiled = new LRUCache<string, ValidateFunction>({ max: 200 });

function validator(schema: object): ValidateFunction {
  const text = JSON.stringify(schema);
  const known = compiled.get(text) ?? ajv.compile(JSON.parse(text) as object);
  compiled.set(text, known);
  return known;
}

/** A host's `code` is 0 on success; without a code only the data is validated. */
function fits(body: unknown, validate: ValidateFunction): boolean {
  const { code = 0, data } = (body ?? {}) as { code?: unknown; data?: unknown };
  return code === 0 && validate(data) === true;
}

/**
 * Validates answers by the JSON schema of their `data`; the envelope around `data` differs by host.
 * @throws {Error} where the schema cannot be compiled
 */
export function answerCheck(schema: object): AnswerCheck {
  const validate = validator(schema);
  const checked = new WeakMap<object, boolean>();
  return (body) => {
    if (typeof body !== 'object' || body === null) return false;
    const known = checked.get(body) ?? fits(body, validate);
    checked.set(body, known);
    return known;
  };
}
