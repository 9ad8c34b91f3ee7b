import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule, RuleSetUseItem } from 'webpack';
import { browserTargets } from './browser-targets';
import { callFile } from './call-files';
import { classNames } from './class-names';
import { isCommonSheet } from './common-styles';
import { inputsHash } from './inputs-hash';
import { type Flavour, repositoryRoot } from '@site/shared/repository/workspaces';

/** What our browsers parse but get wrong in a corner is mended there; else `?.` would be written out everywhere. */
const oldest = { targets: browserTargets, bugfixes: true };

/** TypeScript and JSX through swc; types are checked elsewhere. */
export function scriptRule(target: 'client' | 'server'): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        // Said because the loader asks webpack's mode otherwise; sections need of the shell what they are built for.
        transform: { react: { runtime: 'automatic', development: false } },
      },
      env: target === 'client' ? oldest : { targets: { node: '20' } },
    },
  };
}

/** The same for a section that is developed: components tell React Refresh of themselves. */
export function hotScriptRule(section: string): RuleSetRule {
  const options = {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: true, refresh: true } },
    },
    env: { targets: { chrome: '100' } },
  };
  return {
    test: /\.tsx?$/,
    use: [
      { loader: require.resolve('./hot-module-loader'), options: { section } },
      { loader: require.resolve('swc-loader'), options },
    ],
  };
}

/** Packages for browsers: some are written for newer ones than ours, and one class field ends a whole file in iOS 14. */
export const packageRule: RuleSetRule = {
  test: /\.m?js$/,
  include: /node_modules/,
  loader: require.resolve('swc-loader'),
  options: { jsc: { parser: { syntax: 'ecmascript' } }, isModule: 'unknown', env: oldest },
};

/** The router, in whatever line, without what is not used: see `pure-components-loader.ts`. */
export const routerRule: RuleSetRule = {
  test: /[\\/]react-router[^\\/]*[\\/].*\.m?js$/,
  enforce: 'pre',
  loader: require.resolve('./pure-components-loader'),
};

/** Components that stay as served: see `served-part-loader.ts`. */
export function partRules(target: 'client' | 'server' | 'whole'): RuleSetRule[] {
  return [
    {
      test: /\.tsx$/,
      include: repositoryRoot,
      exclude: /node_modules/,
      enforce: 'pre',
      loader: require.resolve('./served-part-loader'),
      options: { target },
    },
    // The package declares that only style sheets have side effects; these modules are style sheets only.
    { test: /\.tsx$/, resourceQuery: /^\?css$/, sideEffects: true },
  ];
}

/** The constant that holds where the browser files of a release are: `/assets/remotes/mf-help/1.3.0/client/`. */
export const placeConstant = '__RELEASE_FILES__';

/** Drawings that become files of the release: see `drawing-files-loader.ts`. */
export function drawingRule(flavour: Flavour): RuleSetRule {
  return {
    test: /-(?:scenes|files)\.ts$/,
    exclude: /node_modules/,
    enforce: 'pre',
    loader: require.resolve('./drawing-files-loader'),
    options: { place: placeConstant, inline: flavour === 'development' },
  };
}

/** Stills that become files of the release: see `still-files-loader.ts`. */
export function stillRule(flavour: Flavour): RuleSetRule {
  return {
    test: /-stills\.ts$/,
    exclude: /node_modules/,
    enforce: 'pre',
    loader: require.resolve('./still-files-loader'),
    options: { place: placeConstant, inline: flavour === 'development' },
  };
}

/** Calls without their schemas: see `call-facts-loader.ts`. */
export const callRule: RuleSetRule = {
  test: callFile,
  enforce: 'pre',
  loader: require.resolve('./call-facts-loader'),
};

/** As css-loader hands it to what names its classes. */
type LoadedSheet = { resourcePath: string };

function cssLoader(modules: object | false): RuleSetUseItem {
  return { loader: require.resolve('css-loader'), options: { modules, importLoaders: 0, esModule: true } };
}

/**
 * CSS Modules whose class names are the same in client and server builds and differ between remotes.
 * @param bringsCommon whether the common styles are in its sheets (decision 064)
 */
export function styleRules(
  target: 'client' | 'server',
  workspace: string,
  flavour: Flavour,
  bringsCommon = true,
): RuleSetRule[] {
  const { nameOf, table } = classNames(workspace);
  const modules = {
    // Each selector of a section names a class of its own: a rule for `body` would style the pages of all sections.
    mode: workspace === 'shell' ? 'local' : 'pure',
    namedExport: false,
    exportOnlyLocals: target === 'server',
    localIdentHashSalt: workspace,
    localIdentContext: repositoryRoot,
    ...(flavour === 'production'
      ? { getLocalIdent: ({ resourcePath }: LoadedSheet, _: string, name: string) => nameOf(resourcePath, name) }
      : { localIdentName: '[uniqueName]_[local]_[hash:base64:5]' }),
  };
  const extracted = target === 'client' ? [MiniCssExtractPlugin.loader] : [];
  // A sheet is read again when a name of any sheet changes.
  const named = { loader: require.resolve('./depend-on-loader'), options: { file: table } };
  const own = workspace === 'shell' ? [] : [require.resolve('./own-styles-loader')];
  const names = [cssLoader({ ...modules, exportOnlyLocals: true }), named];
  const sheet = [...extracted, cssLoader(modules), named, ...own];
  return [
    {
      test: /\.module\.css$/,
      oneOf: [
        { resourceQuery: /^\?names$/, use: names },
        { resourceQuery: /^\?sheet$/, use: sheet },
        // They come in a file of their own: see `common-config.ts`.
        ...(bringsCommon ? [] : [{ include: isCommonSheet, use: names }]),
        { use: sheet },
      ],
    },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      ...(target === 'client' ? { use: [...extracted, cssLoader(false), ...own] } : { type: 'asset/source' }),
    },
  ];
}

/** Lucide's icons with a factory of our own: see `drawn-icon.tsx`. */
const ownIcons = {
  [path.resolve(require.resolve('lucide-react'), '../../esm/createLucideIcon.mjs')]: path.join(
    repositoryRoot,
    'shared/src/parts/ui/drawn-icon.tsx',
  ),
};

export const resolve = { extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs'], alias: ownIcons };

/** Of what the build is made by, packages included. Asked for it, webpack resolves every import of its own. */
const builtBy = inputsHash(['tooling/src/bundle', 'shared/src/contract', 'shared/src/parts/contract']);

export function cacheOf(name: string) {
  return {
    type: 'filesystem' as const,
    cacheDirectory: path.join(repositoryRoot, '.cache/webpack'),
    name,
    version: builtBy,
    buildDependencies: { defaultWebpack: [] },
  };
}
