import { type Environment, InvalidSetting } from '@site/shared/process/environment';
import { devOriginForm, isDevOrigin } from '@site/shared/contract/dev-origin';

/** The two sides of showing a section as a colleague has it (docs/how-to/develop-a-section.md#on-the-live-site). */
export type OverrideConfig = {
  /** Dev servers whose code a signed link brings into pages of this site; none unless set. */
  overrideOrigins: string[];
  /** Sites that may take the sections of this shell into their pages: it is a dev server then. */
  overrideSites: string[];
};

function originsOf(env: Environment, name: string): string[] {
  const origins = (env[name] ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = origins.find((origin) => !isDevOrigin(origin));
  if (wrong === undefined) return origins;
  throw new InvalidSetting(
    `${name} has “${wrong}”; it must list origins, each ${devOriginForm.replace('an origin ', '')}.`,
  );
}

/**
 * @throws {InvalidSetting} one sentence naming the variable and its value
 */
export function readOverrides(env: Environment, environment: string): OverrideConfig {
  const overrideSites = originsOf(env, 'OVERRIDE_SITES');
  if (overrideSites.length > 0 && environment === 'prod')
    throw new InvalidSetting(`OVERRIDE_SITES is “${env.OVERRIDE_SITES}”; a shell in production is no dev server.`);
  return { overrideOrigins: originsOf(env, 'OVERRIDE_ORIGINS'), overrideSites };
}
