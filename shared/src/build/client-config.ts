import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { styleTargets } from './browser-targets';
import { CascadeLayersPlugin } from './cascade-layers-plugin';
import { IntegrityPlugin } from './integrity-plugin';
import { productionRouter, routerFacade, singletons, withoutSpareAxios } from './singletons';
import {
  cacheOf,
  callRule,
  drawingRule,
  packageRule,
  partRules,
  resolve,
  scriptRule,
  styleRules,
} from './webpack-rules';
import { containerName, type Flavour, outputFolder, repositoryRoot } from './workspaces';

// Unless it is told, module federation learns where webpack is from an error of webpack's, which takes 1 s to word.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');

const runtimeExperiments = { optimization: { disableSnapshot: true, target: 'web' as const } };

const minimizer = [
  new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
  new CssMinimizerPlugin({
    minify: CssMinimizerPlugin.lightningCssMinify,
    minimizerOptions: { targets: styleTargets },
  }),
];

/**
 * Only scripts are split between pages: the styles of a page are one file, without those of other pages, which compresses
 * better than four.
 */
const sharedScripts = {
  minChunks: 2,
  priority: -20,
  reuseExistingChunk: true,
  test: ({ type }: { type: string }) => type !== 'css/mini-extract',
};

/** Webpack's default except for swiper: it and the code that uses it are one named chunk, so that its size can be measured. */
const libraries = {
  idHint: 'vendors',
  priority: -10,
  reuseExistingChunk: true,
  test: /[\\/]node_modules[\\/](?!swiper[\\/])/,
};

/** Common configuration of browser builds: hashed names, CSS files, integrity of chunks. */
export function clientBase(workspace: string, flavour: Flavour = 'production'): Configuration {
  const name = flavour === 'production' ? `${workspace}-client` : `${workspace}-client-development`;
  return {
    name,
    mode: flavour,
    target: ['web', 'es2018'],
    context: path.join(repositoryRoot, workspace),
    cache: cacheOf(name),
    devtool: false,
    output: {
      path: path.join(outputFolder(workspace, flavour), 'client'),
      uniqueName: containerName(workspace),
      publicPath: 'auto',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve,
    module: {
      rules: [
        scriptRule('client'),
        packageRule,
        callRule,
        drawingRule(flavour),
        ...partRules('client'),
        ...styleRules('client', workspace, flavour),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:10].css',
        chunkFilename: '[name].[contenthash:10].css',
        // Precedence is decided by cascade layers, not by the order of files.
        ignoreOrder: true,
      }),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(flavour) }),
      new CascadeLayersPlugin(),
      new IntegrityPlugin(),
    ],
    optimization: {
      minimize: flavour === 'production',
      minimizer,
      chunkIds: 'named',
      splitChunks: { cacheGroups: { default: sharedScripts, defaultVendors: libraries } },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * The shell's bundle contains the runtime that every container would bundle otherwise (5 KB each); each gets its own copy,
 * because the runtime writes into it (`provide-runtime-core.ts`).
 */
async function bundlerRuntimeOfShell({ request = '' }: { request?: string }): Promise<string | undefined> {
  return /webpack-bundler-runtime\/dist\/bundler\.js$/.test(request) ? 'var siteBundlerRuntime()' : undefined;
}

/**
 * A remote in the browser: a container that exposes `./routes` and bundles none of the singletons.
 * @param before modules that run before the routes
 */
export function remoteClientConfig(remote: string, flavour?: Flavour, before: readonly string[] = []): Configuration {
  const base = clientBase(remote, flavour);
  const shared = Object.fromEntries(
    Object.entries(singletons).map(([name, { range }]) => [
      name,
      { singleton: true, import: false as const, requiredVersion: range },
    ]),
  );
  return {
    ...base,
    entry: {},
    externals: [bundlerRuntimeOfShell],
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(remote),
        shareStrategy: 'loaded-first',
        filename: 'remoteEntry.js',
        exposes: { './routes': { import: [...before, './src/routes.ts'], name: 'routes' } },
        shared,
        dts: false,
        manifest: false,
        virtualRuntimeEntry: true,
        experiments: { ...runtimeExperiments, externalRuntime: true },
      }),
    ],
  };
}

/** The shell in the browser: provides the singletons and the federation runtime. */
export function shellClientConfig(entry: string[], runtimePlugin: string, flavour?: Flavour): Configuration {
  const base = clientBase('shell', flavour);
  const shared = Object.fromEntries(
    Object.entries(singletons).map(([name, { version, range }]) => [
      name,
      {
        singleton: true,
        eager: true,
        version,
        requiredVersion: range,
        ...(name === 'react-router-dom' && { import: routerFacade }),
      },
    ]),
  );
  return {
    ...base,
    entry: { main: entry },
    // The federation runtime records its entry's file name before the hash is known; the folder has a hash instead.
    output: { ...base.output, filename: '[name].js' },
    resolve: { ...resolve, alias: { ...productionRouter, ...withoutSpareAxios } },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        // The default fetches the entry of every remote before the first one is used.
        shareStrategy: 'loaded-first',
        remotes: {},
        shared,
        runtimePlugins: [runtimePlugin],
        dts: false,
        manifest: false,
        virtualRuntimeEntry: true,
        experiments: runtimeExperiments,
      }),
    ],
  };
}
