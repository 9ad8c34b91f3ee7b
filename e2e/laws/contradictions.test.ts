import path from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';
import { findContradictions, type ReadPage } from '../../api/src/content/contradictions';
import { readContentFiles } from '../../api/src/content/content-files';
import { readContent } from '../../api/src/content/read-content';
import { fillFacts } from '../../api/src/content/fill-facts';
import { readFacts } from '../../api/src/content/read-facts';
import { expectNothing } from './expect-nothing';
import { readTracked, trackedFiles } from './tracked-files';

const files = readContentFiles(path.join(repositoryRoot, 'api/content'));
const facts = readFacts(files);

/** What visitors type by mistake, and what another program was called before. */
const exempt = /^(?:asks|keywords|version): .*$/gm;

type Plans = { slug: string; name: string; plans: string[] };
type Row = { name: string; values: string[] };

const catalogs = readContent(files).catalogs;
const itemsOf = <Item>(name: string) => (catalogs.find((catalog) => catalog.name === name)?.items ?? []) as Item[];

const articles: ReadPage[] = files
  .filter(({ path: file }) => !/^(?:facts|media|search)\//.test(file))
  .map(({ path: file, text }) => ({
    address: file,
    text: `${/^title: (.*)$/m.exec(text)?.[1] ?? ''} ${/^ {2}plans: (.*)$/m.exec(text)?.[1] ?? ''}\n${text.replace(exempt, '')}`,
  }));

const sections: ReadPage[] = trackedFiles
  .filter((file) => /^(?:mf-[^/]+|shell|shared)\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
  .map((file) => ({ address: file, text: fillFacts(readTracked(file), facts) }));

const price: ReadPage = {
  address: '/home/service',
  text: itemsOf<Row>('pricingFeature')
    .map(({ name, values }) => [name, ...values].join(' | '))
    .join('\n'),
};

const tools: ReadPage = {
  address: '/home/micro_marketing',
  text: itemsOf<Plans>('tool')
    .map(({ name, plans: [first = ''] }) => `${name} ${first}起`)
    .join('\n'),
};

const site = [...articles, ...sections, price, tools];

test('content, words of sections, price page and tools say every fact in one way', () => {
  expect(site.length).toBeGreaterThan(1000);
  expectNothing(
    findContradictions(site),
    'correct the version that is wrong, or take the fact by its name (docs/contracts/content.md#facts).',
  );
});

/** What two readers found on the site, each as it stood. */
const seeds: readonly [fact: string, line: string][] = [
  ['专业版一年的价格', "alt: '勾选了专业版年费 38,800 元和流量包两笔订单'"],
  ['专业版一年的价格', 'rows: [[专业版, 12 个月, ¥38,800]] 专业版 ¥38,800'],
  ['试用数据保留几天', '7 天结束后停止开播，内容再保留 7 天，这段时间升级'],
  ['试用数据保留几天', '免费试用没有保留期，结束 7 天后清理。'],
  ['试用怎么称呼', "{ figure: '7 天', name: '完整试用' }"],
  ['有几个版本', '四个版本，按年付'],
  ['抽奖在哪个版本', '发起抽奖并公示中奖名单 专业版及以上'],
  ['邀请海报在哪个版本', '生成专属邀请海报 专业版及以上'],
  ['商品在哪个版本', '添加商品卡片与讲解顺序 专业版及以上'],
  ['渠道码在哪个版本', '渠道码 基础版起'],
  ['密码观看在哪个版本', '密码与登记基础版起'],
  ['签到在哪个版本', '签到 | ✓ | ✓ | ✓ | ✓ | ✓'],
  ['投票在哪个版本', '投票与答题 | ✓ | ✓ | ✓ | ✓ | ✓'],
  ['优惠券在哪个版本', '优惠券 基础版起'],
  ['线索评分在哪个版本', '线索评分 旗舰版起'],
  ['Webhook在哪个版本', '自动推送专业版起'],
  ['数据大屏在哪个版本', '全部版本（大屏基础版起）'],
  ['角色权限在哪个版本', '添加子账号并分配角色 基础版及以上'],
  ['先审后发在哪个版本', '先审后发 全部版本'],
  ['数据导出在哪个版本', '导出观众明细与聊天记录 全部版本'],
  ['自定义菜单在哪个版本', '自定义菜单与图文介绍 基础版及以上'],
  ['报名表单在哪个版本', '报名表单 基础版起'],
  ['暖场在哪个版本', '暖场视频 基础版起'],
  ['单点登录在哪个版本', '单点登录旗舰版起'],
  ['网页嵌入在哪个版本', '嵌入代码 全部版本'],
  ['图片直播在哪个版本', '图片直播 基础版及以上'],
  ['延时播出的范围', '给直播加 30–300 秒播出延时'],
  ['延时播出的范围', '可以设 10 至 60 秒延时播出。'],
  ['并发包怎么加', '提前三个工作日购买短期并发包，按天生效'],
  ['¥6,800 的执行是多久', '执行服务 ¥6,800 起 / 天 双机 半天 ¥6,800 起'],
  ['执行服务的起价', '执行服务 ¥6,800 起 / 天'],
  ['多久回电', "{ when: '当天', what: '顾问回电，确认场次与人数' }"],
  ['公司数据的统计区间', '示例数据，统计区间 2025-01 至 2025-12'],
  ['可到场执行多少地方', "{ name: '可到场执行', value: '23', unit: '个城市' }"],
  ['在线客服哪几天', '工作日 09:00–18:00'],
  ['技术值守的时段', "{ name: '技术值守', value: '365', unit: '天' } 报备过的场次不分时段有人值守"],
  ['照片多久上墙', '相机拍完即传，AI 修图后秒级上墙'],
  ['一讲多久', '五分钟学一讲，每讲 2–3 分钟'],
  ['会议的五步', '邀约、到会、讲解、签约、复访五步都有记录'],
  ['OBS 里认人的那一格', '分别复制“服务器”和“推流密钥”两行'],
  ['OBS 设置的第一组', 'items: [通用, 直播, 输出, 音频, 视频]'],
  ['1080p50 的码率', '| 1920×1080 50 帧 | 5–6 Mbps | 12 Mbps |'],
  ['50 Hz 灯光下的快门', '把快门提到 1/100 或 1/120'],
  ['共享声音的那一格', '勾上弹窗底部的“同时采集系统声音”'],
  ['指向没有的内容', '按套餐开放，价格页可查'],
  ['指向没有的内容', '固定机位可以按月计，示例价格见价格页'],
  ['指向没有的内容', '完整字段见开发文档'],
];

test.each(seeds)('%s in two versions is found: %s', (fact, line) => {
  expect(findContradictions([...site, { address: 'seed', text: line }])).toContainEqual(
    expect.objectContaining({
      fact,
      versions: expect.arrayContaining([expect.objectContaining({ addresses: expect.arrayContaining(['seed']) })]),
    }),
  );
});
