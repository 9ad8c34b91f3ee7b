import type { CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { browserTargets } from '@site/tooling/bundle/browser-targets';

/** The oldest supported browsers, as MDN's data names them. */
const oldest = { chrome: Number(browserTargets.chrome), safari_ios: Number(browserTargets.ios) };

function isThere(one: SimpleSupportStatement, version: number): boolean {
  const since = one.version_added;
  if (one.flags || one.prefix || one.alternative_name || one.partial_implementation) return false;
  return typeof since === 'string' && Number.parseFloat(since.replace('≤', '')) <= version;
}

/** The oldest browsers that lack a feature, by MDN's data; none where MDN says nothing of it. */
export function lacking(feature: CompatStatement | undefined): string[] {
  const support = feature?.support;
  if (!support) return [];
  return Object.entries(oldest).flatMap(([browser, version]) => {
    const statements = support[browser as keyof typeof oldest];
    const all = Array.isArray(statements) ? statements : [statements];
    return all.some((one) => one && isThere(one as SimpleSupportStatement, version)) ? [] : [`${browser} ${version}`];
  });
}
