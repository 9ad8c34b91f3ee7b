import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { remoteClientConfig } from './client-config';
import { consoleConfig } from './console-config';
import { MappableSourcePlugin } from './mappable-source';
import { remoteServerConfig } from './server-config';
import {
  callRule,
  drawingRule,
  hotScriptRule,
  packageRule,
  partRules,
  resolve,
  scriptRule,
  styleRules,
} from './webpack-rules';
import { repositoryRoot } from '@site/shared/repository/workspaces';

const hotFolder = path.join(repositoryRoot, 'tooling/src/hot');

const aliases = {
  'react/jsx-dev-runtime$': path.join(hotFolder, 'jsx-dev-runtime.ts'),
  [path.join(path.dirname(require.resolve('mini-css-extract-plugin')), 'hmr/hotModuleReplacement.js')]: path.join(
    hotFolder,
    'keep-styles.ts',
  ),
};

/** Runs in the browser, with names of its surroundings: a style that comes later is found by the name of its file. */
function insertStyle(link: HTMLLinkElement): void {
  link.setAttribute('data-href', link.href.replace(/^.*\//, ''));
  document.head.appendChild(link);
}

const styles = new MiniCssExtractPlugin({
  filename: '[name].css',
  chunkFilename: '[name].css',
  ignoreOrder: true,
  insert: insertStyle,
});

/** The browser's half: as for production, but every module can be replaced while the page runs. */
function hotClientConfig(remote: string): Configuration {
  const base = remoteClientConfig(remote, 'development', [`${path.join(hotFolder, 'section-client.ts')}?${remote}`]);
  const others = (base.plugins ?? []).filter((plugin) => !(plugin instanceof MiniCssExtractPlugin));
  return {
    ...base,
    devtool: 'inline-cheap-module-source-map',
    output: {
      ...base.output,
      // Each build is a release with an address of its own; names that stay are what updates are told apart by.
      filename: '[name].js',
      chunkFilename: '[name].js',
      // Left out of pages by this name: `page-files.ts`.
      hotUpdateMainFilename: 'update.[runtime].[fullhash].json',
      hotUpdateChunkFilename: 'update.[id].[fullhash].js',
      clean: false,
    },
    resolve: { ...resolve, alias: { ...resolve.alias, ...aliases } },
    module: {
      rules: [
        hotScriptRule(remote),
        packageRule,
        callRule,
        drawingRule('development'),
        ...partRules('whole'),
        ...styleRules('client', remote, 'development'),
      ],
    },
    optimization: { ...base.optimization, emitOnErrors: false },
    plugins: [...others, styles, new webpack.HotModuleReplacementPlugin()],
  };
}

/** The server's half: nothing is looked for in it that only makes it smaller. */
function hotServerConfig(remote: string): Configuration {
  const base = remoteServerConfig(remote, 'development');
  return {
    ...base,
    // The threads that render read no source maps; `npm run dev` asks for one when something throws.
    devtool: false,
    plugins: [...(base.plugins ?? []), new MappableSourcePlugin('routes.cjs')],
    output: { ...base.output, clean: false },
    module: {
      rules: [
        scriptRule('server'),
        callRule,
        drawingRule('development'),
        ...partRules('whole'),
        ...styleRules('server', remote, 'development'),
      ],
    },
    optimization: {
      ...base.optimization,
      concatenateModules: false,
      avoidEntryIife: false,
      usedExports: false,
      emitOnErrors: false,
    },
  };
}

/** What a saved file does not reach is taken as it was: neither looked at nor generated again. */
function keepUnaffected(config: Configuration): Configuration {
  const cache = typeof config.cache === 'object' ? { ...config.cache, memoryCacheUnaffected: true } : config.cache;
  return {
    ...config,
    ...(cache !== undefined && { cache }),
    experiments: { cacheUnaffected: true },
    module: { ...config.module, unsafeCache: true },
    snapshot: { module: { timestamp: true }, resolve: { timestamp: true } },
  };
}

/** The configuration of a remote under `npm run dev`: browser container, server file and, where it has some, its consoles. */
export function hotRemote(remote: string): Configuration[] {
  const consoles = consoleConfig(remote, 'development');
  return [...[hotClientConfig(remote), hotServerConfig(remote)].map(keepUnaffected), ...(consoles ? [consoles] : [])];
}
