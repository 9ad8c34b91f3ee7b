/**
 * The rooms of the release tool from the floor up. A room imports what lies below its row: none of its own row, none above.
 */
const releaseLayers = [
  ['errors'],
  ['text'],
  ['store'],
  ['keys', 'shells'],
  ['chain', 'releases', 'links'],
  ['mirror'],
  ['config'],
  ['operations'],
  ['gate', 'guard', 'doctor', 'completion'],
  ['commands'],
  ['cli'],
];

/** A room is a folder, or a file that lies loose. Tests stand above all rooms: they may use what is built on the tested one. */
const releaseRules = releaseLayers.map((row, place) => ({
  name: `release-layers-point-down-from-${row.join('-')}`,
  severity: 'error',
  comment: `Of the release tool, ${row.join(', ')} may import ${releaseLayers.slice(0, place).flat().join(', ') || 'no room'}.`,
  from: { path: `^release/src/(${row.join('|')})(/|\\.ts$)`, pathNot: '\\.test\\.' },
  to: {
    path: `^release/(desk/|src/(${releaseLayers.slice(place).flat().join('|')})(/|\\.ts$))`,
    pathNot: '^release/src/$1/',
  },
}));

/** Who may import whom. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'remotes-never-meet',
      severity: 'error',
      comment: 'They meet in the shell, by URL. What two need goes to shared/.',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^mf-', pathNot: '^$1/' },
    },
    {
      name: 'remotes-do-not-reach-up',
      severity: 'error',
      from: { path: '^mf-' },
      to: { path: '^(shell|api|release|e2e|scripts)/' },
    },
    {
      name: 'shared-is-the-floor',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(shell|mf-[^/]+|api|release|e2e|scripts)/' },
    },
    {
      name: 'data-knows-no-page',
      severity: 'error',
      from: { path: '^shared/src/(contract|calls|http|store|tracking)/', pathNot: '\\.test\\.' },
      to: { path: '^shared/src/(page|ui|forms)/|^node_modules/react' },
    },
    {
      name: 'parts-make-no-calls',
      severity: 'error',
      from: { path: '^shared/src/ui/', pathNot: '\\.test\\.' },
      to: { path: '^shared/src/(calls|http|forms)/' },
    },
    {
      name: 'browsers-get-no-tools',
      severity: 'error',
      from: { path: '^shared/src/(?!build|testing)', pathNot: '\\.test\\.' },
      to: { path: '^shared/src/(build|testing)/' },
    },
    {
      name: 'shell-loads-remotes-at-run-time',
      severity: 'error',
      from: { path: '^(shell|release)/' },
      to: { path: '^mf-' },
    },
    {
      name: 'nobody-imports-the-shell',
      severity: 'error',
      from: { pathNot: '^(shell|e2e/(laws|fuzz))/' },
      to: { path: '^shell/' },
    },
    {
      name: 'api-stands-alone',
      severity: 'error',
      from: { path: '^api/' },
      to: {
        path: '^(shell|mf-[^/]+|shared|release)/',
        pathNot: '^shared/src/((contract|calls|process|serving|telemetry)/|build/build-api.ts)',
      },
    },
    {
      name: 'pages-never-meet',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/pages/([^/]+)/' },
      to: { path: '^$1/src/pages/', pathNot: '^$1/src/pages/$2/' },
    },
    {
      name: 'browser-code-stays-in-the-browser',
      severity: 'error',
      from: { path: '^shell/src/client/' },
      to: { path: '^shell/src/server/' },
    },
    {
      name: 'tests-stay-out-of-the-product',
      severity: 'error',
      from: { pathNot: '\\.(postgres-)?test\\.|-test\\.ts$|/testing/|^e2e/|^scripts/' },
      to: { path: '\\.test\\.|/testing/' },
    },
    ...releaseRules,
    {
      name: 'desk-is-no-command',
      severity: 'error',
      comment: "The operators' page and the commands stand beside each other, upon the same operations.",
      from: { path: '^release/desk/' },
      to: { path: '^release/src/(commands|completion|cli)(/|\\.ts$)' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/\\.types/|\\.css$|\\.data/|\\.cache/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json', '.d.ts'],
    },
  },
};
