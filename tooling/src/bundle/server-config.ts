import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { type Line, presentLine } from './lines';
import {
  axiosWithoutNode,
  lineAliases,
  productionRouter,
  serverRouter,
  singletonNames,
  stringRenderer,
} from './singletons';
import { cacheOf, callRule, drawingRule, stillRule, partRules, resolve, scriptRule, styleRules } from './webpack-rules';
import { containerName, type Flavour, outputFolder, repositoryRoot } from '@site/shared/repository/workspaces';

/** Runs in the browser only; a page's row loads it there (`watch-swipe-row.ts`). */
const browserOnly = { swiper: false as const };

/**
 * Every thread keeps the text of its code as long as it lives, in two bytes a character as soon as one is beyond Latin-1: so
 * without spaces and comments, and in ASCII alone. All names stay, for stack traces and the log.
 */
const compactText = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  extractComments: false,
  terserOptions: { compress: false, mangle: false, format: { asciiOnly: true, comments: false } as object },
});

function serverBase(workspace: string, flavour: Flavour): Configuration {
  const name = flavour === 'production' ? `${workspace}-server` : `${workspace}-server-development`;
  return {
    name,
    mode: 'production',
    target: 'node20',
    context: path.join(repositoryRoot, workspace),
    cache: cacheOf(name),
    // Node keeps the maps of a running process in memory: places and names, not the sources themselves.
    devtool: 'nosources-source-map',
    output: {
      path: path.join(outputFolder(workspace, flavour), 'server'),
      uniqueName: containerName(workspace),
      library: { type: 'commonjs2' },
      filename: '[name].cjs',
      asyncChunks: false,
      clean: true,
    },
    resolve: { ...resolve, alias: { ...resolve.alias, ...browserOnly } },
    module: {
      rules: [
        scriptRule('server'),
        drawingRule(flavour),
        stillRule(flavour),
        ...partRules('server'),
        ...styleRules('server', workspace, flavour),
      ],
    },
    plugins: [new webpack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' })],
    optimization: { minimize: flavour === 'production', minimizer: [compactText] },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** A remote on the server: one CommonJS file that requires only the singletons (docs/architecture.md#singletons). */
export function remoteServerConfig(remote: string, flavour: Flavour = 'production'): Configuration {
  const base = serverBase(remote, flavour);
  return {
    ...base,
    module: { rules: [...(base.module?.rules ?? []), callRule] },
    entry: { routes: './src/routes.ts' },
    externals: [
      ({ request }, done) =>
        request && singletonNames.includes(request) ? done(undefined, `commonjs ${request}`) : done(),
    ],
  };
}

/** Optional dependencies of libraries, which work without them. */
const optionalNatives = Object.fromEntries(
  ['bufferutil', 'utf-8-validate', 'pino-pretty'].map((name) => [name, `commonjs ${name}`]),
);

/** Tools of the check before a promotion, which runs where the repository is installed; sites never load them. */
const checkTools = Object.fromEntries(['playwright-core', 'html-validate'].map((name) => [name, `commonjs ${name}`]));

/** The shell's processes: every package inside, so that a worker with an empty environment still runs React's production build. */
export function shellServerConfig(
  entry: Record<string, string>,
  flavour: Flavour = 'production',
  line: Line = presentLine(),
): Configuration {
  const base = serverBase('shell', flavour);
  return {
    ...base,
    entry,
    resolve: {
      ...resolve,
      // The router's production build is named more closely than its package.
      alias: {
        ...{
          ...productionRouter(line),
          'react-router-dom$': serverRouter,
          ...stringRenderer(line),
          ...axiosWithoutNode,
        },
        ...{ ...base.resolve?.alias, ...lineAliases(line) },
      },
    },
    externals: { ...optionalNatives, ...checkTools },
    node: { __dirname: false },
  };
}
