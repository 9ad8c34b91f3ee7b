import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../../config/config';
import { bucketCookie } from '../canary/bucket-cookie';
import { CanaryChoice } from '../canary/canary-choice';
import { ownCookie } from '../hardening/own-cookie';
import type { openOverrides } from '../override/open-overrides';
import { openPreviews } from '../preview/open-previews';
import type { Releases } from './create-releases';
import { type ChooseSet, commonSet, setChooser } from './set-choice';

type Choice = { choose: ChooseSet; common: ReturnType<typeof commonSet> };

/** Code of dev servers in pages of this site, where it names any: loaded there alone. */
async function overridesOf(...known: Parameters<typeof openOverrides>): Promise<ReturnType<typeof openOverrides>[]> {
  const [, { overrideOrigins }] = known;
  if (overrideOrigins.length === 0) return [];
  return [(await import('../override/open-overrides')).openOverrides(...known)];
}

/** Which set a request sees: a dev server or a preview that a visitor opened comes first, then his side of each canary. */
export async function openChoice(app: FastifyInstance, config: ShellConfig, releases: Releases): Promise<Choice> {
  const { origin } = config.site;
  const canary = new CanaryChoice(releases.canaries, bucketCookie(origin));
  const personal = [...(await overridesOf(app, config, releases)), openPreviews(app, config, releases)];
  return {
    choose: setChooser(releases.sets, [...personal, canary]),
    common: commonSet(releases.sets, { cookie: ownCookie(origin, 'preview'), canary }),
  };
}
