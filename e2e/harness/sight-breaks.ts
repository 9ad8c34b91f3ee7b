import { head } from '@site/release/drill/broken-build';
import { leadPage, loader, ownStyles } from './broken-release';
import { on, rules, runs, type Seed } from './page-breaks';

const gone = '#_content{display:none!important}';
const nothing = /shows \d+ Chinese characters of its own|loses \d+ % of its words|shows no h1/;
const throwsIf = (condition: string) => ({
  made: runs(`if (${condition}) throw new Error('boom there alone');`),
  says: /boom there alone/,
});

/** What one sort of device, place or visitor alone meets, and what an eye or a hand alone finds out. */
export const sightBreaks: Record<string, Seed> = {
  'narrow phones show nothing': { made: rules(`@media (max-width:380px){${gone}}`), says: nothing },
  'laptops show nothing': { made: rules(`@media (min-width:1300px) and (max-width:1400px){${gone}}`), says: nothing },
  'large screens show nothing': { made: rules(`@media (min-width:1600px){${gone}}`), says: nothing },
  'a phone that is turned shows nothing': {
    made: rules(`@media (orientation:landscape) and (max-height:500px){${gone}}`),
    says: nothing,
  },
  'it throws in Beijing': throwsIf('new Date().getTimezoneOffset() === -480'),
  'it throws in WeChat': throwsIf('/MicroMessenger/.test(navigator.userAgent)'),
  'it throws on sharp screens': throwsIf('devicePixelRatio >= 2'),
  'who wants no motion is shown nothing': {
    made: rules(`@media (prefers-reduced-motion:reduce){${gone}}`),
    says: nothing,
  },
  'words are blurred': { made: ownStyles('${filter:blur(6px)}'), says: /blurs or squeezes \d+ % of its words/ },
  'lines lie over each other': {
    made: ownStyles('${line-height:4px!important}'),
    says: /blurs or squeezes \d+ % of its words|another layout|moves while it loads/,
  },
  'letters lie over each other': {
    made: ownStyles('${letter-spacing:-.9em!important}'),
    says: /blurs or squeezes \d+ % of its words/,
  },
  'words are pale': {
    made: ownStyles('${color:#d5d5d5!important;background:#fff!important}'),
    says: /of its words in the colour behind them/,
  },
  'pictures are not seen': {
    made: rules('#_content :is(img,svg,video){visibility:hidden!important}', leadPage),
    says: /hides \d+ % of its pictures/,
    remote: 'mf-marketing',
  },
  'Tab leads nowhere': {
    made: on('keydown', `if (event.key === 'Tab') event.preventDefault();`),
    says: /is not walked through by Tab/,
  },
  'every press takes three seconds': {
    made: on('click', `const end = Date.now() + 3000; while (Date.now() < end);`, leadPage),
    says: /holds its visitor for \d+ ms after a press|does not answer/,
    remote: 'mf-marketing',
  },
  'it asks whoever leaves': {
    made: runs(`addEventListener('beforeunload', (event) => { event.preventDefault(); event.returnValue = ''; });`),
    says: /opens a dialog/,
  },
  'the wheel turns nothing': {
    made: runs(`addEventListener('wheel', (event) => event.preventDefault(), { passive: false });`),
    says: /is not scrolled by a wheel/,
  },
  'who comes back finds nothing': {
    made: runs(`addEventListener('visibilitychange', () => document.querySelector('#_content').replaceChildren());`),
    says: /loses \d+ % of its words|throws in the browser/,
  },
  'a window that is resized loses its words': {
    made: runs(`addEventListener('resize', () => document.querySelector('#_content').replaceChildren());`),
    says: /loses \d+ % of its words|throws in the browser/,
  },
  'its script tells search engines another address': {
    made: runs(`setTimeout(() => document.querySelector('link[rel=canonical]').setAttribute('href', '/'), 300);`),
    says: /has another canonical address once it has hydrated/,
  },
  'one render in five fails': {
    made: loader(`if (Math.random() < 0.2) throw new Error('boom now and then'); return page.loader(args);`),
    says: /boom now and then/,
  },
  'a name stands in braces': {
    made: head(`return { ...head, title: '{{title}}_帮助中心' };`),
    says: /says “\{\{title\}\}” where a value belongs/,
  },
};
