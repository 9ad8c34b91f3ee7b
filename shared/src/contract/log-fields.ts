import { maskPrivate } from './private-text';

/**
 * What a field of a log line may hold. `own`: text that the process made itself, as it is; `text`: anything else, with
 * private data masked; both with the most characters. `count`: a number below ten million, which no phone number is. `error`:
 * kind, message and places of an error. A table is an object with these fields alone; `'*'` stands for every name.
 */
export type LogField =
  | readonly ['own' | 'text', number]
  | readonly ['list', number]
  | 'count'
  | 'flag'
  | 'error'
  | LogFields;

export interface LogFields {
  readonly [name: string]: LogField;
}

type Line = Readonly<Record<string, unknown>>;
type Hide = (text: string) => string;

const countBelow = 10_000_000;
const longestMessage = 300;
const longestStack = 3_000;
const maxItems = 50;
const longestName = 40;
const masked = '***';

/** The field that holds what a visitor typed; it is taken out of every text of the line and not written itself. */
const typedField = 'typed';

function isTable(field: LogField): field is LogFields {
  return typeof field === 'object' && !Array.isArray(field);
}

/** Without the message, which V8 repeats before the places. */
function placesIn(stack: string): string {
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return places.join('\n').slice(0, longestStack);
}

function errorFields(error: unknown, hide: Hide): Line | string {
  if (!(error instanceof Error)) return hide(String(error)).slice(0, longestMessage);
  const { name, message, code, stack = '' } = error as Error & { code?: unknown };
  return {
    type: name.slice(0, longestName),
    message: hide(message).slice(0, longestMessage),
    ...(typeof code === 'string' && { code: hide(code).slice(0, longestName) }),
    stack: hide(placesIn(stack)),
  };
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) < countBelow;
}

function written(value: unknown, field: LogField, hide: Hide): unknown {
  if (value === undefined || value === null) return value;
  if (field === 'count') return isCount(value) ? value : masked;
  if (field === 'flag') return value === true;
  if (field === 'error') return errorFields(value, hide);
  if (isTable(field)) return typeof value === 'object' ? pick(value as Line, field, hide) : masked;
  return textOf(value, field as readonly ['own' | 'text' | 'list', number], hide);
}

function textOf(value: unknown, [kind, longest]: readonly ['own' | 'text' | 'list', number], hide: Hide): unknown {
  if (kind === 'own') return String(value).slice(0, longest);
  if (kind === 'text') return hide(String(value)).slice(0, longest);
  return [value]
    .flat()
    .slice(0, maxItems)
    .map((item) => hide(String(item)).slice(0, longest));
}

function pick(line: Line, fields: LogFields, hide: Hide): Line {
  const every = fields['*'];
  const known = Object.entries(line).flatMap(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : every;
    return field === undefined ? [] : [[every ? hide(name).slice(0, longestName) : name, written(value, field, hide)]];
  });
  return Object.fromEntries(known.slice(0, maxItems)) as Line;
}

/** Makes of what somebody logs what is written: the listed fields, each within its length (docs/faults.md F52). */
export function allowFields(fields: LogFields): (line: object) => Record<string, unknown> {
  return (line) => {
    const { [typedField]: typed, ...rest } = line as Line;
    const words = Array.isArray(typed) ? (typed as string[]) : [];
    const hide: Hide = (text) => maskPrivate(words.reduce((left, word) => left.split(word).join(masked), text));
    return pick(rest, fields, hide);
  };
}

/** The message of a line is a constant; it is masked for the case that it is not. */
function plainPart(part: unknown): unknown {
  return typeof part === 'string' ? maskPrivate(part).slice(0, longestMessage) : part;
}

/** pino would take the message of an error that stands alone for that of the line. */
function withMessage([first, ...others]: readonly unknown[]): unknown[] {
  return first instanceof Error ? [{ err: first }, others[0] ?? 'failed', ...others.slice(1)] : [first, ...others];
}

/** Options of pino for a log that holds the listed fields alone. */
export function privateLogOptions(fields: LogFields) {
  return {
    formatters: { log: allowFields(fields) },
    serializers: { err: (error: unknown) => error },
    hooks: {
      logMethod(this: unknown, args: unknown[], method: (...parts: never[]) => void): void {
        method.apply(this, withMessage(args).map(plainPart) as never[]);
      },
    },
  };
}
