const { workspaceNames } = require('tsx/cjs/api').require('@site/shared/repository/workspaces', __filename);

/**
 * Every workspace, with those inside it, except that of `e2e` only the laws and the fuzz targets run here; its journeys are
 * Playwright's.
 */
const workspaces = workspaceNames().filter((name) => name !== 'e2e' && !name.includes('/'));
const testFolders = [...workspaces, 'e2e/laws', 'e2e/fuzz'];

/** Packages that ship ES modules only; jest's own loader cannot require them on Node 20. */
const esmOnly = [
  'lru-cache',
  'markdown-it-cjk-friendly',
  'p-limit',
  'yocto-queue',
  'p-queue',
  'p-retry',
  'is-network-error',
  'ini',
  'p-timeout',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'htmlparser2',
  'linkify-it',
  'mdurl',
  'uc.micro',
  'get-east-asian-width',
];

/**
 * Test files run in a context of their own, where each use of a global asks Node first: simulations of the guard, which do little but
 * count, took three times as long. These are handed to each module by name. Not among them are those that a test replaces (`Date`,
 * `fetch`) and those that a package declares itself (`Map` in lucide-react, `Buffer` in undici, `String` and `Number` in css-tree).
 */
const ownGlobals = ['Math', 'Object', 'Array', 'JSON', 'Promise', 'Error', 'Symbol', 'Set', 'RegExp'];

const pluginNames = 'fastify/lib/plugin-utils\\.js$';
const schemaEntries = '@sinclair/typebox/build/cjs/(?:(?:value|compiler)/)?index\\.js$';

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
];

/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: '<rootDir>/tooling/src/testing/page-environment.cjs',
  roots: testFolders.map((name) => `<rootDir>/${name}`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.types/', '/.cache/'],
  transform: {
    [pluginNames]: '<rootDir>/tooling/src/testing/no-module-cache.cjs',
    [schemaEntries]: '<rootDir>/tooling/src/testing/one-file.cjs',
    '\\.[cm]?[jt]sx?$': swc,
    '\\.css$': '<rootDir>/shared/src/testing/css-names.cjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/|${pluginNames}|${schemaEntries})`],
  moduleNameMapper: {
    '^react-router-dom$': '<rootDir>/shared/src/page/router-facade.ts',
    '^(.+\\.module\\.css)\\?names$': '$1',
  },
  sandboxInjectedGlobals: ownGlobals,
  // Here and not in the temporary folder, which `npm test` makes anew each time: both of its runs, and the next, find what was compiled.
  cacheDirectory: '<rootDir>/.cache/jest',
  setupFilesAfterEnv: ['@site/shared/testing/strict-console'],
  // Two cores: while two files use them, a third waits for a disk, a process or a clock.
  maxWorkers: 3,
  // A slow machine is no failure.
  testTimeout: 300_000,
};
