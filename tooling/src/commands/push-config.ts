import { type Environment, InvalidSetting, refuse } from '@site/shared/process/environment';

export type PushTarget = 'baidu' | 'bing';

export type PushSettings = {
  /** The public origin whose addresses are pushed. */
  origin: string;
  /** Baidu's token, or the key of IndexNow. */
  secret: string;
  endpoint: string;
};

type Place = { variable: string; endpointVariable: string; endpoint: string; where: string };

const places: Record<PushTarget, Place> = {
  baidu: {
    variable: 'BAIDU_PUSH_TOKEN',
    endpointVariable: 'BAIDU_PUSH_URL',
    endpoint: 'http://data.zz.baidu.com/urls',
    where: 'Baidu shows it in its search resource platform beside the push interface',
  },
  bing: {
    variable: 'INDEXNOW_KEY',
    endpointVariable: 'INDEXNOW_URL',
    endpoint: 'https://api.indexnow.org/indexnow',
    where: 'choose 8 to 128 letters and digits and start the shell with the same value',
  },
};

/** @throws {Error} one sentence saying what to call */
export function readTarget(asked: string | undefined): PushTarget {
  if (asked === 'baidu' || asked === 'bing') return asked;
  const problem = asked
    ? `“${asked}” is no search engine that this command knows`
    : 'It is not said which search engine';
  throw new Error(`${problem}: npm run push -- baidu, or npm run push -- bing.`);
}

/** @throws {Error} one sentence naming the variable that is missing or wrong */
export function readPushSettings(target: PushTarget, env: Environment = process.env): PushSettings {
  const { variable, endpointVariable, endpoint, where } = places[target];
  const origin = (env.SITE_ORIGIN ?? '').replace(/\/$/, '');
  if (!/^https?:\/\/[^\s/]+$/.test(origin))
    refuse('SITE_ORIGIN', origin, 'the public origin of the site, as https://www.example.com');
  const secret = env[variable];
  if (!secret) throw new InvalidSetting(`${variable} is not set; ${where}.`);
  return { origin, secret, endpoint: env[endpointVariable] ?? endpoint };
}
