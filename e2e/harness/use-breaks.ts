import { head } from '@site/release/drill/broken-build';
import { leadPage, ownStyles } from './broken-release';
import { beside, on, rules, runs, type Seed } from './page-breaks';

/** What shows only once a page is used, printed, heard, or read again some time after it has hydrated. */
export const useBreaks: Record<string, Seed> = {
  'a form for leads cannot be touched on phones': {
    made: rules('@media (max-width:500px){#_content form{pointer-events:none}}', leadPage),
    says: /\/home\/daobo \(3[69]0 px wide\): does not send its form to/,
    remote: 'mf-marketing',
  },
  'a form for leads has no button on phones': {
    made: rules('@media (max-width:500px){#_content [type=submit]{display:none}}', leadPage),
    says: /\/home\/daobo \(3[69]0 px wide\): shows its form to \S+ without a button/,
    remote: 'mf-marketing',
  },
  'prices become NaN after it has hydrated': {
    made: runs(`setTimeout(() => { document.querySelector('h1').textContent = '¥NaN 起'; }, 300);`, leadPage),
    says: /says “¥NaN” where a value belongs/,
    remote: 'mf-marketing',
  },
  'controls do nothing': {
    made: on('click', `if (event.target.closest('#_content [data-needs-script]')) event.stopImmediatePropagation();`),
    says: /does not answer/,
  },
  'a date is invalid': {
    made: beside('<p>发布于 Invalid Date</p>'),
    says: /says “Invalid Date” where a value belongs/,
  },
  'a title is undefined': {
    made: head(`return { ...head, title: 'undefined_帮助中心' };`),
    says: /says “undefined” where a value belongs/,
  },
  'words are tiny': {
    made: ownStyles('${font-size:5px!important}'),
    says: /writes \d+ % of its words in less than 9 px/,
  },
  'nothing is on paper': {
    made: ownStyles('@media print{${display:none!important}}'),
    says: /leaves \d+ % of its words off the paper/,
  },
  'screen readers are told nothing': {
    made: runs(`setTimeout(() => document.querySelector('#_content').setAttribute('aria-hidden', 'true'), 100);`),
    says: /keeps \d+ % of its words from screen readers/,
  },
  'a phone cannot be scrolled': {
    made: rules('html,body{overflow:hidden!important;height:100%!important}'),
    says: /\(3[69]0 px wide\): is not scrolled by a finger/,
  },
  'a bar covers most of a phone': {
    made: runs(
      `setTimeout(() => { const bar = document.createElement('div'); Object.assign(bar.style, { position: 'fixed', left: 0, right: 0, bottom: 0, height: '60vh', background: '#fff', zIndex: 99 }); document.body.append(bar); }, 100);`,
    ),
    says: /covers \d+ % of the window with what does not scroll|does not send|is not scrolled/,
  },
  'the footer is hidden': { made: rules('body footer{display:none!important}'), says: /does not show the footer/ },
  'going back leads to the same page': {
    made: runs(`history.pushState({}, '', location.href);`),
    says: /adds \d+ entries to its visitor’s history|is not where its visitor is when he goes back/,
  },
  'who goes back is led away': {
    made: runs(`addEventListener('popstate', () => location.replace('/help/helpCenter'));`),
    says: /is not where its visitor is when he goes back/,
  },
  'only the first link leads anywhere': {
    made: on(
      'click',
      `const link = event.target.closest('#_content a[href]'); if (link && link !== document.querySelector('#_content a[href]')) event.preventDefault();`,
    ),
    says: /\(360 px wide\): does not follow its link to/,
  },
  'a field keeps no Latin letter': {
    made: on('input', `event.target.value = event.target.value.replace(/[a-z]/gi, '');`),
    says: /does not take what is written or chosen in its form/,
  },
  'no choice can be made': {
    made: on('click', `if (event.target.closest('#_content form label')) event.preventDefault();`),
    says: /does not take what is written or chosen in its form/,
  },
  'words are cut off': {
    made: rules('#_content :is(section, ul, ol, [data-article]){max-height:3em!important;overflow:hidden!important}'),
    says: /cuts off \d+ % of its words/,
  },
  'nothing shows where the focus is': {
    made: rules('#_content *{outline:none!important;box-shadow:none!important}'),
    says: /does not show the focus at \d+ % of its controls/,
  },
  'memory grows without end': {
    made: runs(`const kept = []; setInterval(() => kept.push(new Array(1e6).fill(Math.random())), 500);`),
    says: /holds \d+ MB more while nobody touches it/,
  },
};
