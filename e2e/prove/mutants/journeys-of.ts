import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { namedJourneys } from '@site/tooling/commands/test-changed';
import { literalPattern } from '../../harness/literal-pattern';
import { pageGroups } from '../../urls/page-groups';

/** `grep`: which journeys of the specs; all where it is missing. */
type Journeys = { builds: string[]; specs: string[]; grep?: string };

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

const journeyFolder = path.join(repositoryRoot, 'e2e/journeys');

/** `/info/:id` without what follows a parameter. */
const withoutParameters = (address: string) => address.replace(/\/:.*$/, '');

/** Not only one that begins with it. */
const namesAddress = (text: string, address: string) =>
  text
    .split(address)
    .slice(1)
    .some((after) => !/^[\w-]/.test(after));

/** The section’s journeys whose text names an address of these pages, and the groups of `pages.spec.ts` that visit one. */
function journeysOfPages(workspace: string, addresses: readonly string[]): Journeys {
  const asked = addresses.map(withoutParameters);
  // The home page stands in almost all of them.
  const names = asked.filter((address) => address.length > 1);
  const own = (namedJourneys()[workspace] ?? []).map((name) => `${name}.spec.ts`);
  const specs = own.filter((name) => {
    const text = readFileSync(path.join(journeyFolder, name), 'utf8');
    return names.some((address) => namesAddress(text, address));
  });
  const isOfPage = (address: string) =>
    asked.some((one) => address === one || (one !== '/' && address.startsWith(`${one}/`)));
  const groups = pageGroups().filter(({ pages }) => pages.some(({ address }) => isOfPage(address)));
  const chosen = [...groups.map(({ range }) => `every address ${range} reads`), ...specs].map(literalPattern);
  return { builds: [workspace], specs: ['pages.spec.ts', ...specs], grep: chosen.join('|') };
}

/** The journeys that cover a file, and the workspaces that are built before them; `addresses`: of the pages that it reaches. */
export function journeysOf(file: string, addresses: readonly string[]): Journeys {
  const [workspace = ''] = file.split('/');
  if (workspace.startsWith('mf-') && addresses.length > 0) return journeysOfPages(workspace, addresses);
  const specs = ofFolder.find(([folder]) => file.startsWith(folder))?.[1] ?? [];
  return { builds: ['shared', 'tooling'].includes(workspace) ? [] : ['shell'], specs };
}
