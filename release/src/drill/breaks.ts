import { randomBytes } from 'node:crypto';
import { mostScriptAfterUse } from '@site/shared/contract/page-budgets';
import { type Break, edit, head, ownRules, server, wrapLoaded, wrapPages } from './broken-build';

/** The page of a section that is broken, with the last of its own scripts and sheets. */
export interface Target {
  id: string;
  path: string;
  script: string;
  styles: string;
}

/** Something that a team can break by accident. */
export interface Seed {
  /** What is broken, as visitors would tell it. */
  what: string;
  made: (target: Target) => Break;
}

const runs =
  (code: string) =>
  ({ script }: Target): Break => ({ files: (files) => edit(files, script, (text) => `${text}\n;${code}`) });

const rules =
  (text: string) =>
  ({ styles }: Target): Break =>
    ownRules(text, styles);

const beside = (markup: string) =>
  server(
    wrapPages(
      `jsx(Fragment, { children: [jsx(Page, props), jsx('div', { dangerouslySetInnerHTML: { __html: ${JSON.stringify(markup)} } })] })`,
    ),
  );

/** More than a page may have of script altogether. */
const heavyBytes = mostScriptAfterUse + 10_000;

/** Found in the build of every section, by the name of `--only`. */
export const seeds: Readonly<Record<string, Seed>> = {
  vanished: {
    what: 'a page is gone',
    made: ({ id }) => ({
      manifest: (manifest) => ({ ...manifest, routes: manifest.routes.filter((one) => one.id !== id) }),
    }),
  },
  hidden: { what: 'pages are hidden from search engines', made: () => head('return { ...head, noindex: true };') },
  canonical: {
    what: 'pages name another address as theirs',
    made: () => head(`return { ...head, canonical: '/index2023' };`),
  },
  'same-title': { what: 'all pages have one title', made: () => head(`return { ...head, title: '企业直播' };`) },
  throws: {
    what: 'pages fail on the server',
    made: () => server(wrapPages(`(() => { throw new Error('seeded in render'); })()`)),
  },
  slow: {
    what: 'pages take 1.5 s longer',
    made: () =>
      server(
        wrapLoaded(
          '{ ...page, loader: (args) => new Promise((done) => setTimeout(done, 1500)).then(() => page.loader?.(args) ?? null) }',
        ),
      ),
  },
  'few-words': {
    what: 'pages have lost their words',
    made: () =>
      server(
        wrapPages(
          `jsx('article', { children: [jsx('h1', { children: '企业直播' }), jsx('p', { children: '这里本来有一整页内容，现在只剩下这一句话，读者看不到任何步骤、图片和说明。' })] })`,
        ),
      ),
  },
  'dead-link': { what: 'a link leads nowhere', made: () => beside('<p><a href="/nothing-is-here">更多</a></p>') },
  syntax: { what: 'a script cannot be read', made: runs('const = ;') },
  heavy: {
    what: 'a script is 150 KB heavier',
    made: (target) => runs(`self.x="${randomBytes(heavyBytes).toString('base64url')}";`)(target),
  },
  'throws-in-browser': { what: 'a script throws', made: runs(`throw new Error('seeded in the browser');`) },
  'throws-in-firefox': {
    what: 'a script throws in Firefox alone',
    made: runs(`if (/Firefox/.test(navigator.userAgent)) throw new Error('seeded in Firefox');`),
  },
  'throws-late': {
    what: 'a script throws after 3 s',
    made: runs(`setTimeout(() => { throw new Error('seeded late'); }, 3000);`),
  },
  cookie: { what: 'a cookie comes without consent', made: runs(`document.cookie = 'track=1';`) },
  'dead-clicks': {
    what: 'links do nothing',
    made: runs(
      `addEventListener('click', (event) => { if (event.target.closest('a')) { event.preventDefault(); event.stopImmediatePropagation(); } }, true);`,
    ),
  },
  dark: {
    what: 'words are white on white in the dark',
    made: rules('@media (prefers-color-scheme:dark){${color:#fff!important}}'),
  },
  phone: {
    what: 'a phone gets a page of 1,808 px',
    made: rules('@media (max-width:500px){${min-width:1808px}}'),
  },
};
