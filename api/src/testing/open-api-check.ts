import Ajv, { type ValidateFunction } from 'ajv';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type OpenApi, openApi } from '../operations/open-api';

const ajv = new Ajv({ strict: false, allErrors: true });
const validators = new WeakMap<object, ValidateFunction>();

type Answers = Record<string, { content?: Record<string, { schema: object }> }>;

/** Throws when a response does not match the OpenAPI document for this call and status. */
export function checkAnswer(app: FastifyInstance, request: InjectOptions, status: number, body: unknown): void {
  const path = String(request.url).split('?')[0] ?? '';
  const method = String(request.method ?? 'GET').toLowerCase();
  const name = `${method} ${path} ${status}`;
  const answers = answersOf(app, path, method);
  if (!answers) return;
  const described = answers[status] ?? answers[`${Math.floor(status / 100)}XX`];
  if (!described) throw new Error(`${name} is a response that the OpenAPI document does not contain`);
  const schema = described.content?.['application/json']?.schema;
  if (schema) validate(schema, body, name);
}

let document: OpenApi | undefined;

/** Undefined for paths that are not calls. */
function answersOf(app: FastifyInstance, path: string, method: string): Answers | undefined {
  // However it is configured, a service mounts the same routes.
  document ??= openApi(app);
  return (document.paths?.[path]?.[method] as { responses?: Answers } | undefined)?.responses;
}

function validate(schema: object, body: unknown, name: string): void {
  const check = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, check);
  if (!check(body)) throw new Error(`${name} does not match its OpenAPI document: ${ajv.errorsText(check.errors)}`);
}
