import { judgeByAxe } from './axe-judge';
import { judgeByHtmlValidate, judgeByNu } from './html-judges';
import type { Judge } from './judge';
import { judgeByLighthouse } from './lighthouse-judge';
import { judgeLinks } from './link-judge';
import { judgePolicies } from './policy-judge';
import { judgeStructuredData } from './structured-data-judge';
import { judgeText } from './text-judge';

/** Outside judges of the whole site; `npm test` asks the quick ones about the listed addresses. */
export const judges: readonly Judge[] = [
  { part: 'words', name: 'title, heading and robots fit the status (F51)', judge: judgeText },
  { part: 'links', name: 'every link leads to a page, every anchor to a place', judge: judgeLinks },
  { part: 'html-validate', name: 'html-validate', judge: judgeByHtmlValidate },
  { part: 'nu', name: 'the Nu HTML Checker', judge: judgeByNu },
  { part: 'structured-data', name: 'what search engines require of structured data', judge: judgeStructuredData },
  { part: 'csp', name: 'CSP Evaluator', judge: judgePolicies },
  { part: 'axe', name: 'axe with contrast, at 1440 and 390 px, and in opened states', judge: judgeByAxe },
  {
    part: 'lighthouse',
    name: 'Lighthouse: accessibility, best practices and SEO of 100 on ten pages',
    judge: judgeByLighthouse,
  },
];
