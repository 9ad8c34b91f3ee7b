import type { FactPattern } from './fact-pattern';
import { termPatterns } from './term-patterns';

/** How a plan is called, in a pattern. */
const plan = '(?:基础版|专业版|旗舰版|私有化/定制)';

/** How facts look that somebody wrote by hand: each line of the content and of the words of sections is held against them. */
export const factPatterns: readonly FactPattern[] = [
  {
    name: 'all protocols of single sign-on without the plan that has them',
    found: /^(?!.*\{\{plan\.flagship\.).*\{\{sso\.protocols\}\}/,
    instead: '{{plan.flagship.name}} beside them, or {{sso.basic}}',
    seeds: ['不要求观众再登记手机号。也支持 {{sso.protocols}} 单点登录。'],
    innocent: ['{{plan.flagship.name}}与私有化部署另有 SAML，也就是 {{sso.protocols}} 都可以选。'],
  },
  {
    name: 'in which plan a function is',
    found: new RegExp(`${plan}[^，。；、|\\n]{0,3}(?:起|及以上|以上|内含|可加购|才有|可以加购|不支持|开放全部)`),
    instead: '{{feature.<key>.from}} or {{feature.<key>.scope}}',
    seeds: [
      '  plans: 专业版及以上',
      '  plans: 旗舰版内含，专业版可加购',
      "['适用版本', '基础版及以上']",
      '每场自动推送，专业版以上可用 Webhook',
      '门店在旗舰版内含，专业版可以加购，基础版不支持。',
    ],
    innocent: ["plans: '{{feature.draw.scope}}'", '基础版和专业版怎么选'],
  },
  {
    name: 'how much a plan has',
    found: new RegExp(
      `${plan}(?:可以建|为|是|含|全年赠送的|上限)?\\s*(?:\\d|[一两三四五六七八九十]+个|[一两三四五]+台|不限期|基础接口|全部接口)`,
    ),
    instead: '{{plan.<slug>.<key>}} or {{feature.<key>.<slug>}}',
    seeds: [
      '示例：专业版一个，旗舰版五个',
      '基础版 500 人、专业版 5,000 人',
      '旗舰版可以建 100 个子账号',
      '专业版一台、旗舰版三台',
      '旗舰版不限期',
      '网页 SDK 专业版基础接口',
    ],
    innocent: ['专业版客户在专属群之外，增加一位联系人'],
  },
  {
    name: 'what a plan or an add-on costs',
    found: new RegExp(
      `${plan}[^。\\n]{0,14}(?:¥ ?\\d|\\d[\\d,]{2,} 元)|(?:流量包|并发包|存储包|执行服务|机位)[^。\\n]{0,14}(?:¥ ?\\d|\\d[\\d,]+ 元)|¥(?:3,800|6,800|16,800|38,000|5,980|19,800|38,800|49,800)`,
    ),
    instead: '{{plan.<slug>.price}}, {{add-on.<key>.price}} or {{add-on.<key>.rate}}',
    seeds: [
      "   alt: '勾选了专业版年费 38,800 元'",
      "['流量包 1 TB', '¥1,200']",
      "['单机', '半天', '¥3,800 起']",
      "{ name: '并发包', price: '¥900' }",
    ],
    innocent: ["{ name: '到手价', value: '¥68' }", '200 元分 100 个红包'],
  },
  {
    name: 'how long the trial keeps its data',
    found:
      /(?:试用|期满|到期后停止开播)[^。\n]{0,30}(?:保留|清理)[^。\n]{0,4}\d+\s*天|试用[^。\n]{0,20}\d+\s*天后清理|完整试用/,
    instead: '{{retention.trial}}; the trial is 「7 天试用」 and never 「完整试用」',
    seeds: [
      '到期后停止开播，内容再保留 7 天，这段时间升级',
      '免费试用没有保留期，结束 7 天后清理。',
      "{ figure: '7 天', name: '完整试用' }",
    ],
    innocent: ['试用 7 天，不需要信用卡'],
  },
  {
    name: 'how many plans there are',
    found: /(?<!近)[三四五六]个(?:版本|套餐)/,
    instead: '{{plans.count}}版本',
    seeds: ["text: '四个版本，按年付'", '五个版本，差别在规模'],
    innocent: ['保留近四个版本'],
  },
  {
    name: 'the range of the delayed broadcast',
    found:
      /延时播出[^。\n]{0,16}\d+\s*(?:到|至|–)\s*\d+\s*秒|\d+\s*(?:到|至|–)\s*\d+\s*秒(?:之间|可调|播出延时|延时播出)/,
    instead: '{{limit.delay}}',
    seeds: ['给直播加 30–300 秒播出延时', '可以设 10 至 60 秒延时播出', '10 至 300 秒可调，延时内可静音'],
    innocent: ['延时设为 30 秒'],
  },
  {
    name: 'how early a pack of viewers is bought',
    found: /(?:提前|工作日|一天)[^。\n]{0,10}并发包|并发包[^。\n]{0,12}(?:\d 小时|提前|工作日)|并发包 1 天/,
    instead: '{{limit.pack-lead}}',
    seeds: ['- 提前三个工作日购买短期并发包，按天生效', '并发包，开播前 1 小时可加'],
  },
  {
    name: 'when somebody calls back',
    found: /当天[^。\n]{0,8}(?:回电|来电|打给你)|when: '当天', what: '(?:顾问|策划|确认|约)/,
    instead: 'callbackWithin of the words of the form',
    seeds: ["{ when: '当天', what: '顾问回电，确认场次与人数' }", '留下电话，当天回电'],
    innocent: ["{ when: '当天', name: '执行' }"],
  },
  {
    name: 'a figure of the company',
    found:
      /'3,260', unit|'18\.6', unit|value: '99\.95'|'186', unit: '人'|统计区间 \d|可到场执行'[^}]{0,20}\d|技术值守'[^}]{0,20}\d/,
    instead: '{{company.<figure>.value}} and {{company.period}}',
    seeds: [
      "{ name: '企业和团队在用', value: '3,260', unit: '家' }",
      "note: '示例数据，统计区间 2025-01 至 2025-12'",
      "{ name: '可到场执行', value: '23', unit: '个城市' }",
      "{ name: '技术值守', value: '365', unit: '天' }",
    ],
  },
  {
    name: 'when somebody is on duty',
    found: /工作日答疑|技术值守[^。\n]{0,6}全天|(?<!每天 )09:00–18:00/,
    instead: '{{duty.consultation}} or {{duty.events}}',
    seeds: ['"value": "工作日答疑"', '| 技术值守 | 全天，找法见联系方式 |', '工作日 09:00–18:00'],
  },
  {
    name: 'a bit rate, a shutter or a keyframe interval',
    found: /(?:1080[pP]50|1920×1080 50 帧|1080P，50 帧)[^\n]{0,6}\d+[–-]\d+|1\/120|关键帧间隔 \| \d/,
    instead: '{{codec.<size>}}, {{codec.shutter}}, {{codec.keyframes}}',
    seeds: ['| 1920×1080 50 帧 | 5–6 Mbps | 12 Mbps |', '把快门提到 1/100 或 1/120', '| 关键帧间隔 | 2 秒，不要留 0 |'],
  },
  {
    name: 'a word of another program, or of ours, that it does not have',
    found: /推流密钥|串流密钥|重置密钥|\[通用, 直播|同时采集系统声音|网络丢帧|渲染丢帧/,
    instead: '推流码, 常规, 共享系统声音, and the lines of the statistics window as the program has them',
    seeds: [
      'label: 推流密钥',
      '串流密钥显示为圆点',
      'items: [通用, 直播, 输出]',
      '勾上“同时采集系统声音”',
      'label: 网络丢帧',
    ],
  },
  {
    name: 'how soon a photo is on the wall',
    found: /(?:\d+|[一二三四五六七八九]?十)\s*秒(?:后|内)?(?:上墙|就在相册|到墙)/,
    instead: '{{promise.photo}}',
    seeds: ['AI 修图，拍完四十秒上墙', '照片四十秒后就在相册里', '拍完 30 秒内上墙'],
    innocent: ['拍完{{promise.photo}}上墙', '一张照片讲四十秒'],
  },
  {
    name: 'from which version of a system on it works',
    found: /(?:iOS|Android|安卓|鸿蒙|HarmonyOS|Safari|Chrome) \d+(?:\.\d+)?(?:、| ?(?:及以上|以上|以下|起))/,
    instead: '{{device.<system>}}',
    seeds: ['iOS 14、Android 8、鸿蒙 5.0 及以上', 'iOS 14 以下会显示简化页'],
    innocent: ["'Mozilla/5.0 (Android 15; Tablet; rv:147.0)'"],
  },
  {
    name: 'how early planned work is announced',
    found: /计划内?(?:的)?维护[^。\n]{0,8}提前 ?\d+/,
    instead: '{{promise.maintenance}}',
    seeds: ['计划内维护提前 24 小时公告'],
  },
  {
    name: 'from how many viewers to how many the plans go',
    found: /套餐[^。\n]{0,12}从 ?[\d,]+ ?到 ?[\d,]+ ?人/,
    instead: '{{plan.<slug>.viewers}} of each plan',
    seeds: ['观看人数由套餐并发决定，从 500 到 30,000 人'],
  },
  {
    name: 'a comparison with a figure of ours, which is false once that changes',
    found:
      /(?:超过|高于|低于|多于|少于|不到)[^。，；\n]{0,16}\{\{(?:plan|add-on|private)\.[a-z0-9.-]+\}\}(?! ?(?:上限|人数)?时)/,
    instead: 'both figures, and leave the comparison to the reader',
    seeds: ['= 405 GB，已经超过{{plan.basic.name}}全年赠送的 {{plan.basic.traffic}}'],
    innocent: ['把结果和全年赠送的比一比，{{plan.basic.name}}是 {{plan.basic.traffic}}'],
  },
  {
    name: 'what a number of viewers of ours takes of a line',
    found: /\{\{(?:private|plan)\.[a-z.-]*viewers\}\}[^。；\n]{0,12}约占/,
    instead: 'what a thousand viewers take',
    seeds: ['{{private.viewers}}看 2 Mbps 约占 6 Gbps'],
  },
  {
    name: 'what points at nothing',
    found: /价格页可查|具体见价格页|价格见价格页|开发文档|秒级上墙/,
    instead: 'the row itself, by its fact, or the page that has it',
    seeds: ['按套餐开放，价格页可查', '示例价格见价格页', '完整字段见开发文档', 'AI 修图后秒级上墙'],
  },
  ...termPatterns,
];
