import { type Environment, InvalidSetting, isOn, oneOf } from '@site/shared/process/environment';

const kinds = ['none', 'nginx', 'cloudflare', 'fastly', 'aliyun', 'tencent'] as const;
export type EdgeKind = (typeof kinds)[number];

/** What each cache must be told by, in the names that its maker's own tools use. */
const secretNames = {
  none: [],
  nginx: [],
  cloudflare: ['CLOUDFLARE_ZONE_ID', 'CLOUDFLARE_API_TOKEN'],
  fastly: ['FASTLY_SERVICE_ID', 'FASTLY_API_TOKEN'],
  aliyun: ['ALIBABA_CLOUD_ACCESS_KEY_ID', 'ALIBABA_CLOUD_ACCESS_KEY_SECRET'],
  tencent: ['TENCENTCLOUD_SECRET_ID', 'TENCENTCLOUD_SECRET_KEY'],
} as const satisfies Record<EdgeKind, readonly string[]>;

export type EdgeConfig = {
  /** The shared cache in front of the shells that is spoken to; `none` says nothing beyond HTTP. */
  kind: EdgeKind;
  /** Whose account there: a zone, a service or an access key; empty where none is needed. */
  account: string;
  secret: string;
  /** `EARLY_HINTS=on`: styles are named before the page, by 103. */
  earlyHints: boolean;
};

/** @throws {InvalidSetting} where nginx would have to pass them on, which takes a first answer for the only one before 1.29 */
function readEarlyHints(kind: EdgeKind, env: Environment): boolean {
  const wanted = isOn(env, 'EARLY_HINTS', 'off');
  if (wanted && kind === 'nginx')
    throw new InvalidSetting(
      'EARLY_HINTS is “on”, and EDGE_CACHE is “nginx”, which does not pass them on: leave one of them.',
    );
  return wanted;
}

/**
 * `EDGE_CACHE` and the account there. A cache that keeps pages for when no shell answers must be purged, so that an
 * account that is half named stops the start.
 * @throws {InvalidSetting} one sentence naming the variable
 */
export function readEdge(env: Environment): EdgeConfig {
  const kind = oneOf(env, 'EDGE_CACHE', kinds, 'none');
  const missing = secretNames[kind].find((name) => !/^[\x21-\x7e]+$/.test(env[name] ?? ''));
  if (missing)
    throw new InvalidSetting(
      `EDGE_CACHE is “${kind}”, and ${missing} is not set: pages that were rolled back could not be purged.`,
    );
  const [account = '', secret = ''] = secretNames[kind].map((name) => env[name] ?? '');
  return { kind, account, secret, earlyHints: readEarlyHints(kind, env) };
}
