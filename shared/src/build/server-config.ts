import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { productionRouter, routerFacade, singletons } from './singletons';
import { cacheOf, partRules, resolve, scriptRule, styleRules } from './webpack-rules';
import { containerName, repositoryRoot } from './workspaces';

function serverBase(workspace: string, name: string): Configuration {
  return {
    name: `${workspace}-${name}`,
    mode: 'production',
    target: 'node20',
    context: path.join(repositoryRoot, workspace),
    cache: cacheOf(`${workspace}-${name}`),
    devtool: 'source-map',
    output: {
      path: path.join(repositoryRoot, workspace, 'dist/server'),
      uniqueName: containerName(workspace),
      library: { type: 'commonjs2' },
      filename: '[name].cjs',
      asyncChunks: false,
      clean: true,
    },
    resolve,
    module: { rules: [scriptRule('server'), ...partRules('server'), ...styleRules('server')] },
    plugins: [new webpack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' })],
    optimization: { minimize: false },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** A remote on the server: one CommonJS file that requires nothing but the singletons (design.md §5). */
export function remoteServerConfig(remote: string): Configuration {
  return {
    ...serverBase(remote, 'server'),
    entry: { routes: './src/routes.ts' },
    externals: [
      ({ request }, done) => (request && request in singletons ? done(undefined, `commonjs ${request}`) : done()),
    ],
  };
}

/** Packages that libraries try to load and do without when they are absent. */
const optionalNatives = Object.fromEntries(
  ['bufferutil', 'utf-8-validate', 'pino-pretty'].map((name) => [name, `commonjs ${name}`]),
);

/** The shell's processes: every package inside, so that a worker with an empty environment still runs React's production build. */
export function shellServerConfig(entry: Record<string, string>): Configuration {
  const base = serverBase('shell', 'server');
  return {
    ...base,
    entry,
    resolve: { ...resolve, alias: { ...productionRouter, 'react-router-dom$': routerFacade } },
    externals: optionalNatives,
    node: { __dirname: false },
  };
}
