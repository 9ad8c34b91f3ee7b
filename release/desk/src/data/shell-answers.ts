import { mostOfShell } from '@site/shared/contract/bounded-body';
import { VersionCounts } from '@site/shared/contract/version-counts';
import { type Static, Type } from '@sinclair/typebox';
import { askShell, ShellAnswerError } from '@site/release/shells/ask-shell';
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

export const askHealth = (url: string): Promise<DeskHealth> =>
  askShell(url, '/-/health', DeskHealth, { timeout: TIMEOUT_MS });
export const askVersions = (url: string): Promise<VersionCounts> =>
  askShell(url, '/-/versions', VersionCounts, { timeout: TIMEOUT_MS });

/** Told from other failures, because an older shell is no fault. */
export function isAbsent(error: unknown): boolean {
  return error instanceof ShellAnswerError && error.fault === 'absent';
}

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

function strangeText({ fault, path, cause }: ShellAnswerError): string {
  if (fault === 'absent') return `那里没有 ${path}；SHELL_URLS 应写 shell 的运维端口（OPS_PORT）`;
  if (fault === 'strange') return `它的 ${path} 不是本站 shell 的应答`;
  const name = fieldOf(cause, 'name');
  if (name === 'ExcessError') return `它的应答超过 ${mostOfShell / 1_000_000} MB，或嵌套过深`;
  return name === 'SyntaxError' ? '它的应答不是 JSON' : silenceOf(cause);
}

/** Why a shell could not be read, as the end of a Chinese sentence. */
export function silenceOf(error: unknown): string {
  if (error instanceof ShellAnswerError) return strangeText(error);
  if (fieldOf(error, 'name') === 'TimeoutError') return `${TIMEOUT_MS / 1000} 秒内没有应答`;
  if (isRefused(error)) return '那里没有进程在听';
  const code = codeOf(error);
  return code ? `连接失败（${code}）` : String(fieldOf(error, 'message') ?? '没有应答');
}
