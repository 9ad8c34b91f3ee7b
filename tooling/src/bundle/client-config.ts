import { createHash } from 'node:crypto';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { styleTargets } from './browser-targets';
import { CascadeLayersPlugin } from './cascade-layers-plugin';
import { ContainerIdPlugin } from './container-id-plugin';
import { IntegrityPlugin } from './integrity-plugin';
import { type Line, lineOfSection, presentLine } from './lines';
import {
  lineAliases,
  productionRouter,
  routerFacade,
  singletonRanges,
  singletonVersions,
  withoutSpareAxios,
} from './singletons';
import {
  cacheOf,
  callRule,
  drawingRule,
  stillRule,
  packageRule,
  partRules,
  resolve,
  routerRule,
  scriptRule,
  styleRules,
} from './webpack-rules';
import { containerName, type Flavour, outputFolder, repositoryRoot } from '@site/shared/repository/workspaces';

// Unless it is told, module federation learns where webpack is from an error of webpack's, which takes 1 s to word.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');

const runtimeExperiments = { optimization: { disableSnapshot: true, target: 'web' as const } };

/** Both are native code with threads of its own: a process for each would only load everything once more. */
const minimizer = [
  new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, parallel: false }),
  new CssMinimizerPlugin({
    minify: CssMinimizerPlugin.lightningCssMinify,
    parallel: false,
    minimizerOptions: { targets: styleTargets },
  }),
];

/** The name of a chunk that pages share: short, because the container of a section lists all of its chunks. */
function chunkName(_module: unknown, chunks: { name?: string | null | undefined }[]): string | undefined {
  if (chunks.some(({ name }) => !name)) return undefined;
  const pages = chunks.map(({ name }) => name).sort();
  return `s${createHash('sha256').update(pages.join()).digest('hex').slice(0, 6)}`;
}

/**
 * Only scripts are split between pages: the styles of a page are one file, without those of other pages, which compresses
 * better than four.
 */
const sharedScripts = {
  name: chunkName,
  minChunks: 2,
  priority: -20,
  reuseExistingChunk: true,
  test: ({ type }: { type: string }) => type !== 'css/mini-extract',
};

/**
 * Webpack's default except for swiper and axios: each is one named chunk with the code that uses it, so that it compresses as
 * one file and its size can be measured.
 */
const libraries = {
  name: (...given: Parameters<typeof chunkName>) => `v${chunkName(...given)}`,
  priority: -10,
  reuseExistingChunk: true,
  test: /[\\/]node_modules[\\/](?!swiper[\\/]|axios[\\/])/,
};

/**
 * Has V8 (Chrome 136) compile all functions of these files while they load, beside the main thread; for others it is a comment. For what
 * runs as soon as it is there, and nearly all of it (docs/measured.md#intent).
 * @param files matches their names
 * @see https://v8.dev/blog/explicit-compile-hints
 */
function compiledAhead(files: RegExp): WebpackPluginInstance {
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
  return new webpack.BannerPlugin({ banner: '//# allFunctionsCalledOnLoad', raw: true, include: files, stage });
}

/**
 * Common configuration of browser builds: hashed names, CSS files, integrity of chunks.
 * @param bringsCommon whether its sheets have the common styles (decision 064)
 */
export function clientBase(
  workspace: string,
  flavour: Flavour = 'production',
  bringsCommon: boolean = workspace === 'shell' || flavour === 'development',
): Configuration {
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
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
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
        stillRule(flavour),
        ...partRules('client'),
        ...styleRules('client', workspace, flavour, bringsCommon),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
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

/** The shell is the host of all containers: what they need of a runtime, each for itself, it gives them (`container-runtime.ts`). */
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
    Object.entries(singletonRanges(lineOfSection(remote))).map(([name, range]) => [
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
      compiledAhead(/^(?!routes|swiper|player|part-|console-|island-).*\.js$/),
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
      new ContainerIdPlugin(),
    ],
  };
}

/**
 * The shell's script as several files that run one after the other, so that none of them keeps a phone busy for long
 * (docs/measured.md#intent). In this order: each uses those before it.
 */
export const shellEntries = ['react', 'router', 'main'] as const;

function entriesOf(before: readonly string[]): NonNullable<Configuration['entry']> {
  const [react, router] = shellEntries;
  return {
    react: { import: [...before, 'react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] },
    router: { import: [routerFacade], dependOn: react },
    main: { import: ['./src/client/main.tsx'], dependOn: [react, router] },
  };
}

/**
 * The shell in the browser: a host that has the singletons and gives them to containers (shell/src/client/federation/).
 * @param before modules that run before React
 */
export function shellClientConfig(
  flavour?: Flavour,
  before: readonly string[] = [],
  line: Line = presentLine(),
): Configuration {
  const base = clientBase('shell', flavour);
  return {
    ...base,
    entry: entriesOf(before),
    module: { rules: [...(base.module?.rules ?? []), routerRule] },
    resolve: {
      ...resolve,
      alias: {
        // The router's production build is named more closely than its package.
        ...{ ...productionRouter(line), 'react-router-dom$': routerFacade },
        ...{ ...resolve.alias, ...lineAliases(line), ...withoutSpareAxios },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(singletonVersions(line)) }),
      compiledAhead(new RegExp(`^(?:${shellEntries.join('|')})\\.\\w+\\.js$`)),
    ],
  };
}
