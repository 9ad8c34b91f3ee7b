import { InvalidSetting, refuse } from '@site/shared/process/environment';
import type { SiteFacts } from '@site/shared/store/site-facts';

const loopback = /^http:\/\/(?:127\.0\.0\.1|localhost):\d{1,5}$/;

/**
 * `HOT_SERVER`: the development server of this machine that pages listen to; none unless `npm run dev` sets it.
 * @throws {InvalidSetting} one sentence naming the variable and its value
 */
export function readHotServer({
  HOT_SERVER: origin = '',
  SITE_ENV = 'dev',
}: Record<string, string | undefined>): Pick<SiteFacts, 'hotServer'> {
  if (origin === '') return {};
  if (!loopback.test(origin)) refuse('HOT_SERVER', origin, 'an address of this machine, as in http://127.0.0.1:8090');
  if (SITE_ENV !== 'dev')
    throw new InvalidSetting(
      `HOT_SERVER is “${origin}” and SITE_ENV is “${SITE_ENV}”; only the environment dev may have one.`,
    );
  return { hotServer: origin };
}
