/** As much of a JSON schema as a reader of the table needs. */
export type Schema = {
  type?: string;
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
};

const largestInteger = 2_147_483_647;
/** Levels of an answer that the table shows; the rest stands in the OpenAPI document. */
const levelsShown = 3;

function limitsOf({ minimum, maximum = largestInteger, minLength = 0, maxLength }: Schema): string[] {
  if (maxLength !== undefined) return [`${minLength > 0 ? `${minLength} to ` : 'at most '}${maxLength} characters`];
  return minimum !== undefined && maximum < largestInteger ? [`${minimum} to ${maximum}`] : [];
}

function choicesOf({ anyOf = [] }: Schema): string[] {
  return anyOf.length > 0 ? [anyOf.map((one) => `\`${String(one.const)}\``).join(' or ')] : [];
}

function fieldText(name: string, field: Schema, required: boolean): string {
  const absent = field.default === undefined ? '' : `=${field.default === '' ? "''" : String(field.default)}`;
  const facts = [...choicesOf(field), ...limitsOf(field)];
  return `\`${name}${required ? absent : '?'}\`${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
}

/** `` `q=''` (at most 100 characters), `kind?` ``; a question mark stands for what may be left out. */
export function requestText({ properties = {}, required = [] }: Schema): string {
  const fields = Object.entries(properties).map(([name, field]) => fieldText(name, field, required.includes(name)));
  return fields.join(', ') || '–';
}

function propertiesOf({ properties = {}, allOf = [] }: Schema): Record<string, Schema> {
  return Object.assign({}, properties, ...allOf.map(propertiesOf));
}

/** The one thing that a nullable schema is when it is not null. */
function present(schema: Schema): Schema {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return (others.length === 1 && others[0]) || schema;
}

function innerText(schema: Schema, levels: number): string {
  const inner = present(schema);
  if (inner.items) return `[${innerText(inner.items, levels)}]`;
  const entries = Object.entries(propertiesOf(inner));
  if (entries.length === 0) return '';
  if (levels === 0) return '{ … }';
  const parts = entries.map(([name, one]) => {
    const text = innerText(one, levels - 1);
    return text ? `${name}: ${text}` : name;
  });
  return `{ ${parts.join(', ')} }`;
}

/** `{ list: [{ id, title, tags: [{ … }] }], total }`. */
export function answerText(answer: Schema): string {
  return innerText(answer, levelsShown) || String(answer.type);
}
