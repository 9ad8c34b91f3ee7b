type Journeys = { builds: string[]; specs: string[] };

/** What runs only in a browser, or between processes: the folder of a file, and the journeys that go through it. */
const ofFolder: [folder: string, specs: string[]][] = [
  ['tooling/src/bundle/', ['consoles', 'weights', 'first-paint', 'intent']],
  ['shared/src/forms/', ['leads.spec', 'lead-messages', 'early-forms', 'support', 'trial-sheet']],
  ['shared/src/tracking/', ['tracking', 'consent-bar']],
  ['shared/src/console/', ['consoles', 'product-consoles']],
  ['shared/drawings/src/player/', ['video', 'consoles', 'lectures']],
  ['shared/drawings/', ['pages', 'consoles']],
  ['shared/src/ui/', ['pages', 'carousel', 'keyboard', 'shell-chrome']],
  ['shell/src/client/share/', ['share']],
  [
    'shell/src/client/',
    ['intent', 'federation', 'chunk-failure', 'offline', 'page-reports', 'numbers-', 'shell-scroll'],
  ],
  ['shell/src/chrome/header/', ['shell-header', 'shell-search', 'keyboard', 'shell-phone']],
  ['shell/src/chrome/widget/', ['shell-consult', 'bottom-slot', 'keyboard']],
  ['shell/src/chrome/layouts/', ['consent-bar', 'shell-states', 'shell-display', 'shell-phone']],
  ['shell/src/pages/', ['pages.spec', 'shell-states', 'white-label', 'friend-links']],
  ['shell/src/chrome/footer/', ['shell-chrome', 'friend-links', 'pages.spec']],
  ['shell/src/render/pages/', ['containment', 'api-faults']],
  ['shell/src/server/canary/', ['canary']],
  ['shell/src/server/hardening/', ['headers', 'hosts', 'page-reports']],
  ['shell/src/server/', ['headers', 'hosts', 'api-faults', 'discovery', 'watch']],
  ['release/desk/src/', ['desk']],
  ['release/src/guard/', ['guard']],
  ['release/src/gate/', ['gate']],
  ['api/src/leads/', ['leads.spec', 'lead-wire']],
  ['api/src/search/', ['search-questions', 'help-search']],
];

/** The journeys that cover a file, and the workspaces that are built before them. */
export function journeysOf(file: string): Journeys {
  const [workspace = ''] = file.split('/');
  // Those of all addresses, and those that bear the name of the section.
  if (workspace.startsWith('mf-'))
    return { builds: [workspace], specs: ['pages.spec', `journeys/${workspace.slice(3)}`] };
  const specs = ofFolder.find(([folder]) => file.startsWith(folder))?.[1] ?? [];
  return { builds: ['shared', 'tooling'].includes(workspace) ? [] : ['shell'], specs };
}
