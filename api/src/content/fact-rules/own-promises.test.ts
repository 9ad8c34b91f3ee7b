import { join } from 'node:path';
import { readContentFiles } from '../content-files';
import { formatIssue } from '../content-issue';
import { fillFacts } from '../fill-facts';
import { readFacts } from '../read-facts';
import { findFactFaults } from './fact-rules';

const own = readContentFiles(join(__dirname, '../../../content')).filter(({ path }) => path.startsWith('facts/'));

/** What the rules say of our own facts after these changes to their files. */
function issuesAfter(...changes: readonly [file: string, right: string, wrong: string][]): string[] {
  const files = own.map(({ path, text }) => {
    const changed = changes.filter(([file]) => path === `facts/${file}.json`);
    for (const [, right] of changed) expect(text).toContain(right);
    return { path, text: changed.reduce((before, [, right, wrong]) => before.replace(right, wrong), text) };
  });
  const facts = readFacts(files);
  const filled = files.map(({ path, text }) => ({ path, text: fillFacts(text, facts) }));
  return findFactFaults(filled, facts, new Set()).map(formatIssue);
}

/** The file and the line of a text of our own. */
function placeOf(file: string, text: string): string {
  const lines = own.find(({ path }) => path === `facts/${file}.json`)?.text.split('\n') ?? [];
  return `facts/${file}.json:${lines.findIndex((line) => line.includes(text)) + 1}`;
}

test('our own facts keep every rule', () => {
  expect(issuesAfter()).toEqual([]);
});

type Slip = [what: string, file: string, right: string, wrong: string, expected: string];

const slips: Slip[] = [
  [
    'a plan with less availability than all are promised',
    'plans',
    '"value": "专属群"',
    '"value": "专属群，SLA 99.5%"',
    '“客户成功”写的可用率是 99.5%，低于“可用性与响应”里承诺的 99.9%',
  ],
  [
    'availability that was measured below the promise',
    'terms',
    '"99.95"',
    '"99.8"',
    '“company.uptime.value”实测 99.8%',
  ],
  [
    'a credit that begins elsewhere',
    'security',
    '低于 99.9% 抵扣',
    '低于 99.5% 抵扣',
    '“未达到时”从低于 99.5% 起抵扣，承诺的却是 99.9%',
  ],
  [
    'another port of SRT',
    'security',
    '"ports": "UDP 10080"',
    '"ports": "UDP 10081"',
    '“内网要通的端口”里的 UDP 10080 不在“网络端口与域名”里',
  ],
  [
    'another port of SRT for an intranet',
    'security',
    'UDP 3478、10080',
    'UDP 3478、10081',
    '“内网要通的端口”里的 UDP 10081 不在“网络端口与域名”里',
  ],
  [
    'another port of SRT in words',
    'security',
    'RTMPS、SRT（AES-128）加密',
    'RTMPS、SRT 端口 10081 加密',
    '“推流”给 SRT 写的端口是 10081，“网络端口与域名”里是 UDP 10080',
  ],
  [
    'DRM that is offered',
    'security',
    '密钥按场次随观看凭证下发',
    '另有 DRM，密钥按场次随观看凭证下发',
    '“播放”里写着“DRM”，“我们没有的”那张表却说没有',
  ],
  ['DRM as a function', 'features', '"name": "播放加密"', '"name": "DRM 与播放加密"', '里写着“DRM”'],
  ['a certificate', 'security', '备案证明、测评结论页', 'ISO/IEC 27001 证书、备案证明', '里写着“ISO/IEC 27001”'],
  [
    'hours for minutes',
    'security',
    '15 分钟内响应',
    '15 小时内响应',
    '“播出中断”的“15 小时内响应”比其他时段的“1 小时”还慢：请检查数字和单位',
  ],
  ['filing above a number of people', 'terms', '"text": "两倍"', '"text": "一万人"', '“limit.report”要写几倍'],
  ['days for hours', 'security', '2 小时内响应', '20 天内响应', '“功能受影响”的“20 天内响应”超过了一天'],
];

test.each(slips)('R12.167 %s is refused, with its file and line', (_what, file, right, wrong, expected) => {
  expect(issuesAfter([file, right, wrong])).toContainEqual(expect.stringContaining(expected));
});

test('R12.167 the message names the line on which it stands', () => {
  const [issue = ''] = issuesAfter(['security', 'UDP 3478、10080', 'UDP 3478、10081']);
  expect(issue.startsWith(`${placeOf('security', '"key": "open"')} `)).toBe(true);
});
