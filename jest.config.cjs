/** Packages that ship ES modules only; jest's own loader cannot require them on Node 20. */
const esmOnly = [
  'lru-cache',
  'markdown-it-cjk-friendly',
  'p-limit',
  'entities',
  'linkify-it',
  'mdurl',
  'uc.micro',
  'get-east-asian-width',
];

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
  roots: [
    'shared',
    'shell',
    'mf-marketing',
    'mf-help',
    'mf-info',
    'mf-college',
    'mf-mobile',
    'api',
    'release',
    'scripts',
    'e2e/laws',
  ].map((name) => `<rootDir>/${name}`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.types/', '/.cache/'],
  transform: { '\\.[cm]?[jt]sx?$': swc, '\\.css$': '<rootDir>/shared/src/testing/css-names.cjs' },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: { '^react-router-dom$': '<rootDir>/shared/src/page/router-facade.ts' },
  setupFilesAfterEnv: ['<rootDir>/shared/src/testing/strict-console.ts'],
  maxWorkers: 2,
};
