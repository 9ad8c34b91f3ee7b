type Touch = { of: RegExp; journeys: readonly string[] };

/**
 * Which journeys go through what, by the folder of a changed file; all rows that fit count. Sections name theirs themselves, as `journeys` in their
 * package.json. A journey that nobody names runs with all others alone.
 */
const touching: readonly Touch[] = [
  {
    of: /^shared\/src\/(forms|contract)\//,
    journeys: ['leads', 'lead-cards', 'lead-wire', 'lead-messages', 'early-forms', 'trial-sheet'],
  },
  { of: /^shared\/src\/tracking\//, journeys: ['tracking', 'tracking-receivers', 'attribution', 'page-reports'] },
  {
    of: /^shared\/src\/(page|store|http|calls)\//,
    journeys: ['navigation', 'fetched-ahead', 'navigation-faults', 'answers', 'federation', 'numbers-calls'],
  },
  {
    of: /^shared\/(drawings|src\/(ui|parts|console))\//,
    journeys: ['stages-fit', 'consoles', 'first-paint', 'weights'],
  },
  {
    of: /^shell\/src\/chrome\//,
    journeys: ['shell-chrome', 'shell-header', 'shell-phone', 'shell-display', 'bottom-slot'],
  },
  {
    of: /^shell\/src\/client\//,
    journeys: [
      'intent',
      'navigation',
      'fetched-ahead',
      'navigation-faults',
      'early-forms',
      'offline',
      'chunk-failure',
      'weights',
    ],
  },
  {
    of: /^shell\/src\/(pages|render)\//,
    journeys: ['not-found', 'error-words', 'first-paint', 'containment', 'common-styles'],
  },
  {
    of: /^shell\/src\/(server|config)\//,
    journeys: ['headers', 'hosts', 'hostile-addresses', 'discovery', 'discovery-pages', 'edge'],
  },
  { of: /^release\/src\//, journeys: ['gate', 'canary', 'preview', 'release-keys', 'warm-rollback'] },
  { of: /^release\/src\/guard\//, journeys: ['guard'] },
  { of: /^release\/desk\//, journeys: ['desk'] },
  { of: /^api\/src\//, journeys: ['answers', 'api-faults', 'content', 'content-attacks', 'leads', 'lead-cards'] },
  { of: /^api\/content\//, journeys: ['content', 'wording', 'numbers-words', 'tasks'] },
  { of: /^tooling\/src\/commands\//, journeys: ['start-refusals'] },
  { of: /^tooling\/src\/(hot|bundle)\//, journeys: ['dev', 'federation'] },
];

const drawn = /^(?:api\/content|shared\/drawings|shared\/src\/contract|tooling\/src\/media|e2e\/urls)\//;
const deployed = /^(?:deploy|docs|shell|api|release)\/|^tooling\/src\/commands\/|(^|\/)package\.json$/;

/**
 * Laws that render the whole site, draw all that the content names, or start tools of their own, and what they are about: elsewhere they
 * wait for `npm test`.
 */
const longLaws: Readonly<Record<string, RegExp>> = {
  asks: /^api\/content\/(search|help)\//,
  cards: drawn,
  'caught-promises': /^(?:shell|api|release|shared\/src\/process|tooling\/src\/bundle)\//,
  contradictions: /^api\/content\/facts\//,
  deploy: deployed,
  doors: /(^|\/)package\.json$/,
  'help-errors': drawn,
  'help-figures': drawn,
  lectures: drawn,
  lerna: /^lerna\.json$/,
  media: drawn,
  scale: /^(?:docs\/scale\.md$|e2e\/prove\/capacity\/)/,
  scenes: /^shared\/drawings\//,
  signatures: /^docs\/signatures\.md$/,
};

/** Names of laws, of journeys, and folders whose tests all run. */
export type Touched = { laws: string[]; journeys: string[]; folders: string[] };

/** What renders a page is found by no import of its test: of a section the tests of the page run, and all where no page alone is touched. */
function folderOf(file: string): string {
  const [, section = '', , page] = /^(mf-[\w-]+)\/(?:src\/(pages|content)\/([\w-]+)\/)?/.exec(file) ?? [];
  return page ? `${section}/src/pages/${page}/` : section && `${section}/`;
}

const unique = (names: readonly string[]) => [...new Set(names)].sort();

/** The journeys that any row names. */
export const touchedJourneys = unique(touching.flatMap(({ journeys }) => journeys));

/** The laws that `--changed` may leave out. */
export const namedLaws = Object.keys(longLaws);

/** What is there: the names of all laws, and for each section the journeys that it names. */
export type Known = { laws: readonly string[]; journeys: Readonly<Record<string, readonly string[]>> };

/** What the tests of these changed files are. */
export function touchedBy(files: readonly string[], { laws, journeys: named }: Known): Touched {
  const sections = Object.keys(named).filter((section) => files.some((file) => file.startsWith(`${section}/`)));
  const own = files.map((file) => /^e2e\/journeys\/([\w-]+)\.spec\.ts$/.exec(file)?.[1] ?? '').filter(Boolean);
  const rows = touching.filter(({ of }) => files.some((file) => of.test(file)));
  return {
    laws: laws.filter((law) => !longLaws[law] || files.some((file) => longLaws[law]?.test(file))),
    journeys: unique([
      ...own,
      ...rows.flatMap(({ journeys }) => journeys),
      ...sections.flatMap((section) => named[section] ?? []),
    ]),
    folders: unique(files.map(folderOf).filter(Boolean)),
  };
}
