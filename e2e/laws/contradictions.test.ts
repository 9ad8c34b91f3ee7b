import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { findContradictions, type ReadPage } from '../../api/src/content/contradictions/contradictions';
import { readKnownFacts } from '../../api/src/content/contradictions/known-facts';
import { readContentFiles } from '../../api/src/content/content-files';
import { deriveCatalogs } from '../../api/src/content/derive-catalogs';
import { readCatalogs } from '../../api/src/content/read-catalogs';
import { fillFacts } from '../../api/src/content/fill-facts';
import { readFacts } from '../../api/src/content/read-facts';
import { expectNothing } from './expect-nothing';
import { readTracked, trackedFiles } from './tracked-files';

const files = readContentFiles(path.join(repositoryRoot, 'api/content'));
const facts = readFacts(files);
const known = readKnownFacts(files);

/** What visitors type by mistake, and what another program was called before. */
const exempt = /^(?:asks|keywords|version): .*$/gm;

type Plans = { slug: string; name: string; plans: string[] };
type Row = { name: string; values: string[] };

const catalogs = deriveCatalogs(readCatalogs(files).catalogs);
const itemsOf = <Item>(name: string) => (catalogs.find((catalog) => catalog.name === name)?.items ?? []) as Item[];

/** Drawn screens and front matter hold figures of examples; of tables the sign at both ends is left out. */
function articleText(text: string): string {
  const title = /^title: (.*)$/m.exec(text)?.[1] ?? '';
  const plans = /^ {2}plans: (.*)$/m.exec(text)?.[1] ?? '';
  const body = text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^ *```[\s\S]*?^ *```/gm, '')
    .replace(/^\|[ :|-]+\|$\n/gm, '')
    .replace(/^\| ?(.*?) ?\|$/gm, '$1');
  return `${title} ${plans}\n${body}`;
}

const articles: ReadPage[] = files
  .filter(({ path: file }) => !/^(?:facts|media|search)\//.test(file))
  .map(({ path: file, text }) => ({ address: file, text: articleText(text.replace(exempt, '')) }));

/** The sentences of a source, each in a line. */
const quoted = (source: string) =>
  [...source.matchAll(/'([^'\n]{8,})'/g)].map(([, sentence = '']) => sentence).join('\n');

const sections: ReadPage[] = trackedFiles
  .filter((file) => /^(?:mf-[^/]+|shell|shared)\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
  .map((file) => ({ address: file, text: quoted(fillFacts(readTracked(file), facts)) }));

const price: ReadPage = {
  address: '/home/service',
  text: [
    { name: '功能', values: itemsOf<{ name: string }>('pricingPlan').map(({ name }) => name) },
    ...itemsOf<Row>('pricingFeature'),
  ]
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

test('R10.94 content, words of sections, price page and tools say every fact in one way', () => {
  expect(site.length).toBeGreaterThan(1000);
  expectNothing(
    findContradictions(site, known),
    'correct the version that is wrong, take the fact by its name, or say in facts/subjects.json why it is none (docs/contracts/content.md#facts).',
  );
});

/** What two readers found on the site, each as it stood. */
const seeds: readonly [fact: string, line: string][] = [
  ['plan.professional.price', "alt: '勾选了专业版年费 38,800 元和流量包两笔订单'"],
  ['plan.professional.price', 'rows: [[专业版, 12 个月, ¥38,800]] 专业版 ¥38,800'],
  ['retention.trial', '免费试用期满会自动扣费吗？\n7 天结束后停止开播，内容再保留 7 天，这段时间升级'],
  ['retention.trial', '免费试用没有保留期，结束 7 天后清理。'],
  ['试用怎么称呼', "{ figure: '7 天', name: '完整试用' }"],
  ['plans.count', '四个版本，按年付'],
  ['feature.draw', '发起抽奖并公示中奖名单 专业版及以上'],
  ['feature.invite-poster', '生成专属邀请海报 专业版及以上'],
  ['feature.goods', '添加商品卡片与讲解顺序 专业版及以上'],
  ['feature.channel-codes', '渠道码 基础版起'],
  ['feature.password', '密码与登记基础版起'],
  ['feature.check-in', '签到 | ✓ | ✓ | ✓ | ✓ | ✓'],
  ['feature.votes', '投票与答题 | ✓ | ✓ | ✓ | ✓ | ✓'],
  ['feature.coupons', '优惠券 基础版起'],
  ['feature.lead-score', '线索评分 旗舰版起'],
  ['feature.webhook', '自动推送专业版起'],
  ['feature.data-screen', '全部版本（大屏基础版起）'],
  ['feature.roles', '添加子账号并分配角色 基础版及以上'],
  ['feature.moderation', '先审后发 全部版本'],
  ['feature.export', '导出观众明细与聊天记录 全部版本'],
  ['feature.menu', '自定义菜单与图文介绍 基础版及以上'],
  ['feature.sign-up-form', '报名表单 基础版起'],
  ['feature.warm-up', '暖场视频 基础版起'],
  ['feature.single-sign-on', '单点登录旗舰版起'],
  ['feature.embed', '嵌入代码 全部版本'],
  ['feature.image-live', '图片直播 基础版及以上'],
  ['limit.delay', '给直播加 30–300 秒播出延时'],
  ['limit.delay', '可以设 10 至 60 秒延时播出。'],
  ['并发包怎么加', '提前三个工作日购买短期并发包，按天生效'],
  ['add-on.crew.rate', '执行服务 ¥6,800 起 / 天 双机 半天 ¥6,800 起'],
  ['add-on.crew.rate', '执行服务 ¥6,800 起 / 天'],
  ['promise.callback', '当天 顾问回电，确认场次与人数'],
  ['company.period', '示例数据，统计区间 2025-01 至 2025-12'],
  ['company.regions.value', '可到场执行 23个城市'],
  ['duty.consultation', '咨询时间 工作日 09:00–18:00'],
  ['技术值守的时段', "{ name: '技术值守', value: '365', unit: '天' } 报备过的场次不分时段有人值守"],
  ['照片多久上墙', '相机拍完即传，AI 修图后秒级上墙'],
  ['一讲多久', '五分钟学一讲，每讲 2–3 分钟'],
  ['会议的五步', '邀约、到会、讲解、签约、复访五步都有记录'],
  ['OBS 里认人的那一格', '分别复制“服务器”和“推流密钥”两行'],
  ['OBS 设置的第一组', 'items: [通用, 直播, 输出, 音频, 视频]'],
  ['codec.1080p50', '| 1920×1080 50 帧 | 5–6 Mbps | 12 Mbps |'],
  ['codec.shutter', '灯光有频闪，把快门提到 1/120'],
  ['共享声音的那一格', '勾上弹窗底部的“同时采集系统声音”'],
  ['能退的小额预付', '小额定金可退，规则写在卡面上。'],
  ['佣金的第二级', '两级以内分佣，门店与导购各一级'],
  ['limit.segment', '断流 10 分钟以内恢复，录像还是同一个文件'],
  ['指向没有的内容', '按套餐开放，价格页可查'],
  ['指向没有的内容', '固定机位可以按月计，示例价格见价格页'],
  ['指向没有的内容', '完整字段见开发文档'],
];

const noFacts = { facts: [], scopes: [] };
/** Names stand in drawn screens too. */
const written: ReadPage[] = files.map(({ path: file, text }) => ({ address: file, text: text.replace(exempt, '') }));

/** A fact is held against what the content says of it, a name against what other pages say. */
const isName = (fact: string) => !/^[a-z]/.test(fact);

/** What the names of all seeds make of the site, read once. */
let named: ReturnType<typeof findContradictions>;

beforeAll(() => {
  const lines = seeds.filter(([fact]) => isName(fact)).map(([, text]) => ({ address: text, text }));
  named = findContradictions([...site, ...written, ...lines], noFacts);
});

test.each(seeds)('%s in two versions is found: %s', (fact, text) => {
  const found = isName(fact) ? named : findContradictions([{ address: text, text }], known);

  expect(found).toContainEqual(
    expect.objectContaining({
      fact,
      versions: expect.arrayContaining([expect.objectContaining({ addresses: expect.arrayContaining([text]) })]),
    }),
  );
});
