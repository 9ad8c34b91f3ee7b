import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../../config/config';
import { sectionRoutes } from '../override/section-routes';
import { speculationRules } from '../speculation-rules';
import type { VersionWatch } from '../versions/version-watch';
import { AssetCache } from './asset-cache';
import { assetRoutes } from './asset-routes';
import type { Releases } from './create-releases';
import { pinRoutes } from './pin-routes';
import type { ChooseSet } from './set-choice';

type Sources = Pick<Releases, 'files' | 'sets'> & { choose: ChooseSet; watch: Pick<VersionWatch, 'pinned'> };

/** Files of releases, which of them a page takes, and the rules by which browsers fetch pages in advance. */
export function openAssets(app: FastifyInstance, config: ShellConfig, sources: Sources): AssetCache {
  const isDeveloped = config.site.hotServer !== undefined;
  const assets = new AssetCache(isDeveloped);
  if (!isDeveloped) speculationRules(app);
  assetRoutes(app, sources.files, assets);
  pinRoutes(app, sources.choose, sources.watch);
  sectionRoutes(app, { sets: sources.sets, sites: config.overrideSites });
  return assets;
}
