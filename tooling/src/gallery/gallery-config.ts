import path from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { shellClientConfig } from '../bundle/client-config';
import { shellServerConfig } from '../bundle/server-config';
import { IntegrityPlugin } from '../bundle/integrity-plugin';
import { routerFacade } from '../bundle/singletons';
import {
  cacheOf,
  callRule,
  drawingRule,
  packageRule,
  partRules,
  scriptRule,
  styleRules,
} from '../bundle/webpack-rules';
import { repositoryRoot } from '@site/shared/repository/workspaces';

const here = path.join(repositoryRoot, 'tooling/src/gallery');

/** Where the gallery is built: a folder of this machine, never one that is published. */
export const galleryFolder = path.join(repositoryRoot, '.cache/gallery');
export const clientName = 'gallery-client';
export const serverFile = path.join(galleryFolder, 'server/gallery.cjs');
export const clientFolder = path.join(galleryFolder, 'client');

/** As sections are built for development: components are whole in the browser, and drawings stand in the code. */
function rulesOf(target: 'client' | 'server'): RuleSetRule[] {
  return [
    { test: path.join(here, 'entries.ts'), enforce: 'pre', loader: require.resolve('./entries-loader') },
    scriptRule(target),
    packageRule,
    callRule,
    drawingRule('development'),
    ...partRules('whole'),
    ...styleRules(target, 'shell', 'development'),
  ];
}

function clientConfig(): Configuration {
  const base = shellClientConfig('development');
  const names = { filename: '[name].js', chunkFilename: '[name].js' };
  return {
    ...base,
    name: clientName,
    cache: cacheOf(clientName),
    entry: { alone: path.join(here, 'alone-client.tsx'), list: path.join(here, 'list-client.ts') },
    output: { ...base.output, ...names, path: clientFolder, publicPath: '/gallery/files/' },
    module: { rules: rulesOf('client') },
    // The shell's entry script has the hashes of chunks, and pages of the gallery have no such script.
    plugins: (base.plugins ?? []).filter((plugin) => !(plugin instanceof IntegrityPlugin)),
  };
}

function serverConfig(): Configuration {
  const base = shellServerConfig({ gallery: path.join(here, 'server-entry.tsx') }, 'development');
  return {
    ...base,
    name: 'gallery-server',
    cache: cacheOf('gallery-server'),
    devtool: false,
    output: { ...base.output, path: path.dirname(serverFile) },
    module: { rules: rulesOf('server') },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, 'react-router-dom$': routerFacade } },
  };
}

/** The two halves of the gallery; their classes have readable names. */
export function galleryConfig(): Configuration[] {
  return [clientConfig(), serverConfig()];
}
