import { issuesAfter, own, plans, addOns, terms, security, type Slip } from '../../testing/fact-slips';

test('the facts of the sample are accepted', () => {
  expect(own.filter((issue) => issue.startsWith('facts/'))).toEqual([]);
});

const fixed: Slip[] = [
  [
    'the half-day of a crew',
    addOns,
    '半天 4 小时',
    '半天 5 小时',
    `${addOns}:6 “半天 5 小时”要写“半天 4 小时”（报价器要用它算钱）；要改时长，请工程师先改 shared/src/contract/plan-figures.ts 的 crewHours`,
  ],
  [
    'the trial',
    plans,
    '"7 天"',
    '"14 天"',
    `${plans}:2 “plan.trial.period”是写死在页面、表单和提示里的承诺，请写回“7 天”，现在是“14 天”；要改承诺，请工程师先改 shared/src/contract/fixed-promises.ts 的 trialDays`,
  ],
  [
    'the callback',
    terms,
    '24 小时内',
    '48 小时内',
    `${terms}:4 “promise.callback”是写死在页面、表单和提示里的承诺，请写回“24 小时内”`,
  ],
  [
    'the consultation',
    terms,
    '09:00–18:00',
    '09:00–21:00',
    `${terms}:5 “duty.consultation”是写死在页面、表单和提示里的承诺，请写回“每天 09:00–18:00”`,
  ],
];

test.each(fixed)(
  'R10.94 %s is a promise of the code, which an editor cannot change',
  (_what, file, right, wrong, expected) => {
    expect(issuesAfter([file, right, wrong])).toContainEqual(expect.stringContaining(expected));
  },
);

test('R10.95 a table that pages link to keeps its key, and the content links to none that is not there', () => {
  expect(issuesAfter([security, '"contract"', '"contracts"'])).toContainEqual(
    expect.stringContaining(`${security}:1 少了 key 为“contract”的表：别的页面链接到 /home/security#contract`),
  );
  expect(issuesAfter(['news/60001.md', '正文', '见[端口](/home/security#ports)'])).toContainEqual(
    expect.stringContaining('/home/security 没有“#ports”这张表，可以链接的有：network、contract'),
  );
});
