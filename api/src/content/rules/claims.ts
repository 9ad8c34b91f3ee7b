type Claims = {
  /** What advertising law lets nobody say of an offer. */
  found: RegExp;
  /** Claims as they are written, all of which are found. */
  seeds: readonly string[];
  /** Ordinals and measures that look alike. */
  innocent: readonly string[];
};

/**
 * Claims that stay out of copy, by phrase: an ordinal (第一步, 首场), a measure (最多 500 人, 最低配置) and a time (最近, 最后) are
 * none, and a law that took them for claims would bend the language. Reviewers may add phrases.
 */
export const claims: readonly Claims[] = [
  {
    found:
      /最(?:好|佳|优(?!先)|强|棒|先进|专业|权威|便宜|划算|实惠|优惠|值得|受欢迎|热门|畅销|火|顶|牛|豪华|尖端|高级|高端|高品质|高档|低价|新技术|新科技|新工艺|全面|齐全|安全|可靠|靠谱|稳定|流畅|满意|聪明|懂|有效|具|符合|适合|完美)|最(?:大|高|低|快|新|多|早)的(?:直播|平台|服务商|品牌|企业|公司|优惠|价)/g,
    seeds: [
      '效果最好',
      '最佳体验',
      '最优方案',
      '最强直播平台',
      '国内最专业',
      '全年最低价',
      '最新技术',
      '最大的直播平台',
    ],
    innocent: [
      '最后一步',
      '最近七天',
      '最终名单',
      '最多 500 人',
      '最少两台',
      '最大并发 610',
      '最低配置',
      '最高 300 秒',
      '最新一期',
      '最远能收多少米',
      '最优先的一件',
      '最晚今天 18:00 前',
    ],
  },
  {
    found:
      /(?:行业|业内|业界|全国|国内|全球|世界|亚洲|中国|市场|销量|口碑|排名|同行|市占率)的?(?:第一|首|唯一|独|顶|最)|第一(?:品牌|平台|梯队|名牌|选择|大(?!步)|家(?:直播|平台|企业|服务商)|个(?:推出|做到|实现))/g,
    seeds: ['行业第一', '直播第一品牌', '国内首个直播平台', '全国第一家', '行业唯一', '第一梯队', '业内首创'],
    innocent: [
      '第一步',
      '第一场直播',
      '第一家店试播',
      '第一个会员日',
      '市场部第二次开会',
      '每月第一个周四',
      '第一时间',
    ],
  },
  {
    found:
      /首选|首创|首家(?!店|门店)|唯一(?!标识|编号|的?编号|码|值|键| ?ID)|独家|独一无二|绝无仅有|史无前例|无与伦比/g,
    seeds: ['业务直播首选', '首家支持', '唯一能做到的', '独家技术', '首创玩法'],
    innocent: ['首场', '首页', '首次登录', '首屏', '首单', '首家店', '唯一编号'],
  },
  {
    found:
      /顶级(?!域名)|顶尖|极致|国家级|世界级|国际级|王牌|万能|绝对(?!路径|值|地址|时间)|100% ?(?=[\u4e00-\u9fff])|零风险|包过|根治|稳赚/g,
    seeds: ['顶级团队', '极致流畅', '国家级实验室', '绝对稳定', '100% 到达', '零风险', '稳赚不赔'],
    innocent: ['顶级域名', '绝对路径', '国家标准', 'width: 100%;'],
  },
  {
    found:
      /(?:全网|全行业)(?:最|第一|首|独|低价|销量)|遥遥领先|领先(?:全国|全球|同行|业内|行业|世界|国际)|(?:行业|业内|国际|世界|全球|技术)领先|销量冠军/g,
    seeds: ['全网最低价', '行业领先', '遥遥领先', '全网独家', '技术领先'],
    innocent: ['全网分发', '声音领先于画面'],
  },
];

/** Every claim in a text, as it is written there. */
export const claimsIn = (text: string): string[] => claims.flatMap(({ found }) => text.match(found) ?? []);
