import { consultationHours } from '@site/shared/contract/duty-hours';
import { callbackHours, trialDays } from '@site/shared/contract/fixed-promises';
import type { ContentIssue } from '../content-issue';
import type { FactBook } from './fact-book';

/** The days are the deployment's (R9.23), the hours are fixed. */
const someDays = /^(?:每天|工作日|周[一二三四五六日、]+) /;

/**
 * Facts that the specification fixes: pages, forms and messages have them in code, so an editor’s change would make the site say two
 * things. `text` is what the fact has to say, `where` the constant that an engineer changes first.
 */
const fixedFacts: readonly { name: string; text: string; where: string }[] = [
  {
    ...{ name: 'plan.trial.period', text: `${trialDays} 天` },
    where: 'shared/src/contract/fixed-promises.ts 的 trialDays',
  },
  {
    ...{ name: 'promise.callback', text: `${callbackHours} 小时内` },
    where: 'shared/src/contract/fixed-promises.ts 的 callbackHours',
  },
  {
    ...{ name: 'duty.consultation', text: `每天 ${consultationHours}` },
    where: 'shared/src/contract/duty-hours.ts 的 consultationHours',
  },
];

type Said = { name: string; text: string; issue: (message: string) => ContentIssue };

function saidIn({ plans, terms }: FactBook): Said[] {
  return [
    ...plans.rows.map(({ slug, period }, row): Said => {
      return { name: `plan.${slug}.period`, text: period, issue: (message) => plans.issue([row, 'period'], message) };
    }),
    ...terms.rows.map(({ name, text }, row): Said => {
      return { name, text, issue: (message) => terms.issue([row, 'text'], message) };
    }),
  ];
}

/** Fixed facts that an editor has changed. */
export function fixedRules(book: FactBook): ContentIssue[] {
  return saidIn(book).flatMap(({ name, text, issue }) => {
    const fixed = fixedFacts.find((one) => one.name === name);
    if (!fixed || fixed.text.replace(someDays, '') === text.replace(someDays, '')) return [];
    return [
      issue(
        `“${name}”是写死在页面、表单和提示里的承诺，请写回“${fixed.text}”，现在是“${text}”；要改承诺，请工程师先改 ${fixed.where}`,
      ),
    ];
  });
}
