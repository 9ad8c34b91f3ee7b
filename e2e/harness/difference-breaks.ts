import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { type Break, edit, head, server } from '@site/release/drill/broken-build';
import { deadBreaks } from './dead-breaks';
import { leadPage, loader, ownStyles, pageFile, withIds } from './broken-release';
import { beside, on, page, runs, type Seed } from './page-breaks';
import { sightBreaks } from './sight-breaks';
import { useBreaks } from './use-breaks';
import { changes } from './variant';

/** In what renders on the server and in what hydrates, so that both sides agree. */
function everywhere(change: (text: string) => string): Break {
  return {
    files: (files, manifest) => {
      edit(files, 'server/routes.cjs', change);
      edit(files, pageFile(manifest, 'scripts'), change);
    },
  };
}

const without = (path: string) => (manifest: ReleaseManifest) => ({
  ...manifest,
  routes: manifest.routes.filter((route) => route.path !== path),
});

/** Hides the start of the help centre from search engines, and declares that for an address. */
export function hiddenCentre(address: string): Break {
  return {
    ...head(`return route.path === '/help/helpCenter' ? { ...head, noindex: true } : head;`),
    manifest: (manifest) => ({ ...manifest, accepts: [{ kind: 'noindex', address }] }),
  };
}

/** What a section team can break by accident and no look at one version alone finds: beside what is live. */
export const differenceBreaks: Record<string, Seed> = {
  'a page is gone': {
    made: { manifest: without(withIds) },
    says: /is no address of the site any more/,
    everyday: true,
  },
  'a page leads to itself': {
    made: loader(
      `throw new Response('', { status: 302, headers: { Location: '/help/helpDocument/' + args.params.id } });`,
    ),
    says: /leads to itself|no other address of this site/,
  },
  'a page leads to another page': {
    made: loader(`throw new Response('', { status: 302, headers: { Location: '/help/helpCenter' } });`),
    says: /leads to \/help\/helpCenter, where the live version shows a page/,
  },
  'every article shows the first one': {
    made: loader(`return page.loader({ ...args, params: { ...args.params, id: '10001' } });`),
    says: /says the same as \/help\/helpDocument\/10001, and the live version does not/,
  },
  'a page is hidden from search engines': {
    made: head(`return { ...head, noindex: true };`),
    says: /is hidden from search engines/,
  },
  'a page names another as its canonical address': {
    made: head(`return { ...head, canonical: '/help/helpCenter' };`),
    says: /names \S+\/help\/helpCenter as its canonical address/,
  },
  'all pages have one title': {
    made: head(`return { ...head, title: '帮助中心' };`),
    says: /has the title of \/help\/helpDocument/,
  },
  'a loader takes 1.5 s': {
    made: loader(`return new Promise((done) => setTimeout(done, 1500)).then(() => page.loader(args));`),
    says: /takes 1[5-9]\d\d ms, and the live version \d+ ms/,
  },
  'a page computes for 800 ms': {
    made: page(`(() => { const end = Date.now() + 800; while (Date.now() < end); return jsx(Page, props); })()`),
    says: /takes \d{3,4} ms, and the live version \d+ ms/,
  },
  'a page fails for one id on the server': {
    made: server(changes.failsById(withIds, { 10001: { Component: "throw new Error('boom for one')" } })),
    says: /helpDocument\/10001: fails to render: Error: boom for one/,
  },
  'a form sends by GET': {
    made: everywhere((text) => text.replaceAll('method:"post"', 'method:"get"')),
    says: /sends by get what the live version sends by post/,
  },
  'a form sends to nowhere': {
    made: everywhere((text) =>
      text.replaceAll('"/-/help-feedback"', '"/-/nowhere"').replaceAll('action:feedbackAction', 'action:"/-/nowhere"'),
    ),
    says: /has no form any more that sends post/,
  },
  'structured data is no JSON': {
    made: beside('<script type="application/ld+json">{"@type":</script>'),
    says: /has structured data that is no JSON/,
  },
  'half of the words are gone': {
    made: page(
      `jsx('article', { children: [jsx('h1', { children: '帮助文章' }), jsx('p', { children: '这里本来有一整篇文章，现在只剩下这一句话，读者看不到任何步骤和图片说明。' })] })`,
    ),
    says: /has \d+ characters of its own, and the live version \d+/,
  },
  'touch alone throws': { made: on('touchstart', `throw new Error('boom by touch');`), says: /boom by touch/ },
  'Firefox alone throws': {
    made: runs(`if (/Firefox/.test(navigator.userAgent)) throw new Error('boom in Firefox');`),
    says: /\(820 px wide\).*boom in Firefox/,
  },
  'Safari alone throws': {
    made: runs(`if (!/Chrom|Firefox/.test(navigator.userAgent)) throw new Error('boom in Safari');`),
    says: /\(390 px wide\).*boom in Safari/,
  },
  'one id throws in the browser': {
    made: runs(`if (location.pathname.endsWith('/10001')) throw new Error('boom for one');`),
    says: /helpDocument\/10001.*boom for one/,
  },
  'white on white': {
    made: ownStyles('${color:#fff!important}'),
    says: /of its words in the colour behind them/,
  },
  'white on white in the dark alone': {
    made: ownStyles('@media (prefers-color-scheme:dark){${color:#fff!important}}'),
    says: /\(390 px wide\).*of its words in the colour behind them/,
  },
  'words that are hardly there': { made: ownStyles('${opacity:.02!important}'), says: /shows|colour behind/ },
  'a tablet sees nothing': {
    made: ownStyles('@media (min-width:700px) and (max-width:900px){${display:none!important}}'),
    says: /\(820 px wide\).*shows \d+ Chinese characters of its own/,
  },
  'a phone gets 1,808 px': {
    made: ownStyles('@media (max-width:500px){${min-width:1808px}}'),
    says: /\(390 px wide\).*is \d+ px wider than its window/,
  },
  'something lies over the page': {
    made: runs(
      `document.body.insertAdjacentHTML('beforeend', '<div id="veil"></div>'); Object.assign(document.getElementById('veil').style, { position: 'fixed', inset: 0, background: '#fff', zIndex: 9999 });`,
    ),
    says: /has something over its h1|cannot be used|does not answer/,
  },
  'a script computes all the time': {
    made: runs(`setInterval(() => { const end = performance.now() + 300; while (performance.now() < end); }, 400);`),
    says: /computes for \d+ % of the time while nobody touches it/,
  },
  'an error comes after 3 s': {
    made: runs(`setTimeout(() => { throw new Error('boom late'); }, 3000);`),
    says: /boom late, while it is used/,
  },
  'a complaint comes after 3 s': {
    made: runs(`setTimeout(() => console.error('late complaint'), 3000);`),
    says: /late complaint, while it is used/,
  },
  'the page leaves by itself': {
    made: runs(`setTimeout(() => location.assign('/help/helpCenter'), 2000);`),
    says: /leaves for \S+ by itself/,
  },
  'a window asks': { made: runs(`setTimeout(() => alert('hello'), 500);`), says: /opens a dialog: hello/ },
  'the storage is cleared': {
    made: runs('localStorage.clear();'),
    says: /sets or removes all of localStorage by itself/,
  },
  'a cookie comes without consent': {
    made: runs(`document.cookie = 'track=1';`),
    says: /sets or removes the cookie track by itself/,
  },
  'an entry is stored without consent': {
    made: runs(`localStorage.setItem('profile', '1');`),
    says: /sets or removes profile of localStorage by itself/,
  },
  'submissions are swallowed': {
    made: on('submit', 'event.preventDefault(); event.stopImmediatePropagation();'),
    says: /does not send its form to/,
  },
  'submissions of a form for leads are swallowed': {
    made: on('submit', 'event.preventDefault(); event.stopImmediatePropagation();', leadPage),
    says: /\/home\/daobo.*does not send its form to/,
    everyday: true,
    remote: 'mf-marketing',
  },
  'links are swallowed': {
    made: on('click', `if (event.target.closest('a')) { event.preventDefault(); event.stopImmediatePropagation(); }`),
    says: /does not follow its link to/,
  },
  'a link throws': {
    made: on('click', `if (event.target.closest('a')) throw new Error('boom on a link');`),
    says: /boom on a link/,
  },
  'a form throws': {
    made: on('focusin', `if (event.target.closest('form')) throw new Error('boom on a form');`),
    says: /boom on a form/,
  },
  'a page asks without end': {
    made: runs(`setInterval(() => fetch('/favicon.svg?' + Math.random()).catch(() => 0), 100);`),
    says: /asks \d+ times while nobody touches it/,
  },
  ...deadBreaks,
  ...sightBreaks,
  ...useBreaks,
};
