import { mostOfShell, readBoundedJson } from '@site/shared/contract/bounded-body';
import { VersionCounts } from '@site/shared/contract/version-counts';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { ShellHealth } from '@site/release/shells/shell-health';

/** A section that does not run there what the revision says. */
const Deviation = Type.Object({
  remote: Type.String(),
  wanted: Type.String(),
  /** Null where the shell has nothing of it that loads. */
  running: Type.Union([Type.String(), Type.Null()]),
  reason: Type.String(),
  /** It is the canary of the section that does not run; what is live does. */
  canary: Type.Optional(Type.Literal(true)),
});

/** What the page reads of `/-/health` beyond what a release command does. */
export const DeskHealth = Type.Composite([
  ShellHealth,
  Type.Object({
    /** The newest revision that it accepted, served yet or not. */
    newest: Type.Optional(Type.Integer({ minimum: 0 })),
    deviations: Type.Optional(Type.Array(Deviation)),
    warnings: Type.Optional(Type.Array(Type.String())),
    environment: Type.Optional(Type.String()),
  }),
]);

export type Deviation = Static<typeof Deviation>;
export type DeskHealth = Static<typeof DeskHealth>;

const TIMEOUT_MS = 1000;

/** Told from other failures, because an older shell is no fault. */
export class NotThereError extends Error {
  override name = 'NotThereError';
}

async function readBody(response: Response): Promise<unknown> {
  try {
    return await readBoundedJson(response.body, mostOfShell);
  } catch (error) {
    if (fieldOf(error, 'name') !== 'ExcessError') throw error;
    throw new Error(`它的应答超过 ${mostOfShell / 1_000_000} MB，或嵌套过深`, { cause: error });
  }
}

async function ask<Schema extends TSchema>(url: string, path: string, schema: Schema): Promise<Static<Schema>> {
  const response = await fetch(new URL(path, url), { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (response.status === 404) throw new NotThereError(`那里没有 ${path}`);
  const body = await readBody(response);
  if (Value.Check(schema, body)) return body;
  throw new Error(`它的 ${path} 不是本站 shell 的应答`);
}

export const askHealth = (url: string): Promise<DeskHealth> => ask(url, '/-/health', DeskHealth);
export const askVersions = (url: string): Promise<VersionCounts> => ask(url, '/-/versions', VersionCounts);

/** A field of an error, which may come of another realm than this module and is then no instance of its `Error`. */
function fieldOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null && name in error
    ? (error as Record<string, unknown>)[name]
    : undefined;
}

function codeOf(error: unknown): string {
  return String(fieldOf(fieldOf(error, 'cause'), 'code') ?? '');
}

/** Nothing listens at that address. */
export function isRefused(error: unknown): boolean {
  return codeOf(error) === 'ECONNREFUSED';
}

/** Why a shell could not be read, as the end of a Chinese sentence. */
export function silenceOf(error: unknown): string {
  if (error instanceof NotThereError) return `${error.message}；SHELL_URLS 应写 shell 的运维端口（OPS_PORT）`;
  const name = fieldOf(error, 'name');
  if (name === 'TimeoutError') return `${TIMEOUT_MS / 1000} 秒内没有应答`;
  if (name === 'SyntaxError') return '它的应答不是 JSON';
  if (isRefused(error)) return '那里没有进程在听';
  const code = codeOf(error);
  return code ? `连接失败（${code}）` : String(fieldOf(error, 'message') ?? '没有应答');
}
