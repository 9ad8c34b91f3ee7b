/**
 * Rooms from the floor up, by the folder in which they lie. A room imports what lies below its row: none of its own row, none above.
 */
const rooms = {
  'release/src': [
    ['errors'],
    ['text'],
    ['store'],
    ['keys', 'shells', 'archive'],
    ['chain', 'releases', 'links', 'heartbeat', 'freeze'],
    ['mirror', 'notes'],
    ['config'],
    ['operations'],
    ['gate', 'guard', 'doctor', 'completion'],
    ['drill', 'mcp'],
    ['commands'],
    ['cli'],
  ],
  'shell/src': [['config', 'content'], ['chrome'], ['pages'], ['render'], ['client', 'server']],
};

/** A room is a folder, or a file that lies loose. Tests stand above all rooms: they may use what is built on the tested one. */
const layersOf = ([folder, layers]) =>
  layers.map((row, place) => ({
    name: `rooms-of-${folder.split('/')[0]}-point-down-from-${row.join('-')}`,
    severity: 'error',
    comment: `In ${folder}, ${row.join(', ')} may import ${layers.slice(0, place).flat().join(', ') || 'no room'}.`,
    from: { path: `^${folder}/(${row.join('|')})(/|\\.ts$)`, pathNot: '\\.test\\.' },
    to: { path: `^${folder}/(${layers.slice(place).flat().join('|')})(/|\\.ts$)`, pathNot: `^${folder}/$1/` },
  }));

/** The desk stands on the release tool, which does not know it. */
const deskRule = {
  name: 'the-release-tool-knows-no-desk',
  severity: 'error',
  from: { path: `^release/src/(${rooms['release/src'].flat().join('|')})(/|\\.ts$)`, pathNot: '\\.test\\.' },
  to: { path: '^release/desk/' },
};

/** Parts that work only where a variable names them (docs/capabilities.md). */
const optional = [
  'shell/src/server/edge/purgers/',
  'shell/src/server/override/(open-overrides|override-)',
  'shared/src/telemetry/otlp-tracer',
];

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
      to: { path: '^(shell|api|release|e2e)/' },
    },
    {
      name: 'shared-is-the-floor',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(shell|mf-[^/]+|api|release|e2e|tooling)/' },
    },
    {
      name: 'shared-needs-no-drawing',
      severity: 'error',
      comment: 'Drawings stand on shared. What draws and is needed there is handed in, or moves to the drawings.',
      from: { path: '^shared/src/' },
      to: { path: '^shared/drawings/' },
    },
    {
      name: 'drawings-know-no-data',
      severity: 'error',
      from: { path: '^shared/drawings/', pathNot: '\\.(test|gallery)\\.' },
      to: { path: '^shared/src/(parts/)?(calls|http|forms|repository|testing)/' },
    },
    {
      name: 'data-knows-no-page',
      severity: 'error',
      from: { path: '^shared/src/(parts/)?(contract|calls|http|store|tracking)/', pathNot: '\\.test\\.' },
      to: { path: '^shared/src/(parts/)?(page|ui|forms)/|^node_modules/react' },
    },
    {
      name: 'parts-make-no-calls',
      severity: 'error',
      from: { path: '^shared/src/(parts/)?ui/', pathNot: '\\.test\\.' },
      to: { path: '^shared/src/(parts/)?(calls|http|forms)/' },
    },
    {
      name: 'browsers-get-no-tools',
      severity: 'error',
      from: { path: '^shared/src/(?!repository|testing)', pathNot: '\\.(test|gallery)\\.' },
      to: { path: '^shared/src/(repository|testing)/' },
    },
    {
      name: 'products-run-without-tooling',
      severity: 'error',
      comment:
        'It knows all of them. A section is built by it, a page judged before a promotion, and developed with it.',
      from: {
        path: '^(shared|api|release|shell|mf-[^/]+)/',
        pathNot: '^shell/src/(server/check|client/hot)/|^shell/.*\\.test\\.|/webpack.config.ts$',
      },
      to: { path: '^tooling/' },
    },
    {
      name: 'bundles-know-no-command',
      severity: 'error',
      comment:
        'What sections are built by depends on shared alone, as package.json of tooling says and versions are given by.',
      from: { path: '^tooling/src/(bundle|hot|judge)/' },
      to: { path: '^(api|release|shell|e2e|mf-[^/]+)/|^tooling/src/(?!bundle|hot|judge)' },
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
        // What private strings are is one list for both logs (shell and api).
        pathNot:
          '^shared/src/(contract|calls|process|serving|telemetry|repository)/|^shared/src/testing/private-(strings|words)[.]ts$',
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
      comment: 'So do entries of the gallery, which show parts with the samples of tests.',
      from: { pathNot: '\\.(postgres-)?test\\.|\\.gallery\\.|-test\\.ts$|/testing/|^e2e/|^tooling/' },
      to: { path: '\\.(test|gallery)\\.|/testing/' },
    },
    ...Object.entries(rooms).flatMap(layersOf),
    deskRule,
    {
      name: 'optional-parts-are-loaded-by-name',
      severity: 'error',
      comment: 'docs/capabilities.md: import() it where the variable names it.',
      from: { pathNot: `^(${optional.join('|')})|\\.test\\.` },
      to: { path: `^(${optional.join('|')})`, dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
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
