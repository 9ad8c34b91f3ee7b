export type FactPattern = {
  name: string;
  /** What no line outside the facts may say. */
  found: RegExp;
  /** What an editor writes instead. */
  instead: string;
  /** Lines that were found on the site when it said one thing in two ways. */
  seeds: readonly string[];
  /** Lines that look alike and are none. */
  innocent?: readonly string[];
};

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
    name: 'how many viewers a plan has, behind other words',
    found: new RegExp(`${plan}[^，。；、|\\n]{0,8}?(?<![\\d,.])[\\d,]{2,} ?人(?!民|次|份)`),
    instead: '{{plan.<slug>.viewers}} 人',
    seeds: ['同时观看的人数由套餐决定：基础版 800 人', '旗舰版最多能有 30,000 人', '专业版的并发 5,000 人封顶'],
    innocent: ['基础版 {{plan.basic.viewers}} 人，专业版 {{plan.professional.viewers}} 人', '专业版客户的群里有顾问'],
  },
  {
    name: 'how many virtual cameras a scene keeps',
    found:
      /每个?场景[^。\n]{0,6}(?:\d+|[两三四五六七八九十]+) ?个|可存(?:\d+|[两三四五六七八九十]+) ?个|场景[^。\n]{0,4}[八\d]+ ?个(?:虚拟机位|机位预设)/,
    instead: '{{limit.virtual-cameras}}',
    seeds: ['一台真机位，每个场景八个虚拟机位', '固定、推近、摇移，每个场景可存八个', '每个场景 12 个机位预设'],
    innocent: ['每个场景可存{{limit.virtual-cameras}}虚拟机位', '下方是四个虚拟机位和帧率'],
  },
  {
    name: 'how long an exported file can be fetched',
    found: /(?:任务|导出的?文件|文件已?过期|已完成，)[^。\n]{0,12}(?:超过|保留|剩|只留) ?\d+ ?天/,
    instead: '{{retention.export-file}}',
    seeds: [
      '| 文件已过期 `EXP-410` | 任务超过 7 天 |',
      '观众汇总.xlsx 已完成，5,870 行，剩 7 天',
      '导出的文件保留 7 天',
    ],
    innocent: ['任务文件保留 {{retention.export-file}}，过期重新生成即可'],
  },
  {
    name: 'how late viewers see it, by tier',
    found:
      /(?:标准档?|低延时档?|实时档?|现场到观众)(?![^。，\n]{0,6}固定)[^。，；\n]{0,10}?(?<![\d-])\d+(?:[–-]\d+)? ?秒|[一二三五八十]秒(?:左右)?(?:降|减|缩短)到/,
    instead: '{{latency.<tier>}}',
    seeds: ['| 现场到观众 | 3–8 秒 |', '低延时档 1–3 秒', '从八秒降到三秒，多数观众说不出差别'],
    innocent: ['低延时与实时固定为 1 秒', '标准档 {{latency.standard}}，低延时 {{latency.low}}'],
  },
  {
    name: 'the port of a protocol',
    found:
      /SRT[^。\n|]{0,10}(?:端口|UDP) ?\d{4,5}|(?:推流|连麦)[^。\n|]{0,8}(?:TCP|UDP) ?\d{3,5}|FTPS?[^。\n|]{0,6}端口 ?\d{2,5}(?!\d|，用户名)/,
    instead: '{{security.network.<row>.ports}}, or the list at /home/security#network',
    seeds: ['SRT 走 UDP 10081', '推流要放行 TCP 1935', '嘉宾连麦走 UDP 3478', '用 FTPS 直传，FTPS 端口 990'],
    innocent: ['SRT 走 UDP，提前问清会场防火墙是否放行', '发现用 UDP 5353，连接用 TCP 5960'],
  },
  {
    name: 'how long the law has live streams kept',
    found:
      /(?:留存|保存|记录|日志)[^。\n|]{0,10}(?:不少于|至少)[六\d]+十? ?[日天]|(?:交易|直播)[^。\n|]{0,8}(?:不少于|至少)(?:三|3 )年|六十日|60 日/,
    instead: '{{retention.broadcast}} or {{retention.trade}}',
    seeds: ['内容与日志留存不少于六十日', '录像与交易记录保存不少于三年', "figure: '60 日', name: '以上留存'"],
    innocent: ['保护期六十天，在此期间总部活动不改变归属', '直播与交易记录{{retention.trade}}'],
  },
  {
    name: 'how long a title may be',
    found: /直播间标题[^。\n|]{0,8}\d+ ?个?字/,
    instead: '{{limit.title}} 字',
    seeds: ['直播间标题最多 30 字', '直播间标题写在 28 个字以内'],
  },
  {
    name: 'how soon a letter is answered',
    found: /(?:合作|媒体|应聘|简历|来信|邮件)[^。\n|]{0,14}(?:[一两三\d] ?个工作日|\d+ ?天)内?(?:回复|答复|回信)/,
    instead: '{{promise.reply}}',
    seeds: ['合作来信三个工作日内回复', '简历投递后 5 个工作日内答复'],
  },
  {
    name: 'above how many times a limit a show is filed',
    found: /(?:上限|并发)[^。\n|]{0,6}(?:[两三四五]|\d+ ?)倍[^。\n|]{0,18}报备/,
    instead: '{{limit.report}} and {{promise.report}}',
    seeds: ['超过套餐上限两倍的场次，提前五个工作日报备'],
    innocent: ['超过套餐上限{{limit.report}}的场次，提前{{promise.report}}报备'],
  },
  {
    name: 'when the company was founded',
    found: /(?:我们|公司|澄播云)[^。，\n|]{0,6}(?:成立于?|创立于?) ?20\d\d|20\d\d 年[^。，\n|]{0,4}公司成立/,
    instead: '{{company.founded.value}}',
    seeds: ['公司成立于 2016 年'],
  },
  {
    name: 'what points at nothing',
    found: /价格页可查|具体见价格页|价格见价格页|开发文档|秒级上墙/,
    instead: 'the row itself, by its fact, or the page that has it',
    seeds: ['按套餐开放，价格页可查', '示例价格见价格页', '完整字段见开发文档', 'AI 修图后秒级上墙'],
  },
];
