import { type Environment, refuse } from '@site/shared/process/environment';

/** Variable → the meta element by which that search engine knows the site's owner. */
const verificationNames: Record<string, string> = {
  BAIDU_VERIFICATION: 'baidu-site-verification',
  QIHOO_VERIFICATION: '360-site-verification',
  SOGOU_VERIFICATION: 'sogou_site_verification',
  SHENMA_VERIFICATION: 'shenma-site-verification',
  BYTEDANCE_VERIFICATION: 'bytedance-verification-code',
  BING_VERIFICATION: 'msvalidate.01',
};

const codePattern = /^[A-Za-z0-9_+/=.-]{4,128}$/;
const keyPattern = /^[A-Za-z0-9-]{8,128}$/;

/**
 * The verification metas configured in the environment.
 * @throws {InvalidSetting} one sentence naming the variable and its value
 */
export function readVerifications(env: Environment): Record<string, string> {
  const given = Object.entries(verificationNames).flatMap(([variable, name]): [string, string][] => {
    const code = env[variable];
    if (!code) return [];
    if (codePattern.test(code)) return [[name, code]];
    refuse(variable, code, 'the code alone, as the search engine shows it in content="…"');
  });
  return Object.fromEntries(given);
}

/** @throws {InvalidSetting} one sentence naming the variable and its value */
export function readIndexNowKey(env: Environment): string {
  const key = env.INDEXNOW_KEY ?? '';
  if (key === '' || keyPattern.test(key)) return key;
  refuse('INDEXNOW_KEY', key, '8 to 128 letters, digits or hyphens');
}
