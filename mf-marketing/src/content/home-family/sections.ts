import { callbackWithin } from '../lead-band';
import type { Feature, LeadLines, LineStep, Lines, NamedText, RelatedLink, Rule } from '../product-page';

export const familyPains: { title: Lines; intro: string; list: readonly NamedText[] } = {
  title: ['家庭消费品牌的四个难处'],
  intro: '家庭消费的难处不在第一单，而在需求一直在变。跟不上月龄，推送就成了打扰。',
  list: [
    { name: '推得不是时候', text: '孩子已经会走了，群里还在发抚触课，家长把群设成免打扰。' },
    { name: '问题没人接', text: '夜里一点的提问，早上翻出来，已经过了八百条。' },
    { name: '专家课难以持续', text: '一年一场大讲座，听完就散，没有后续可学。' },
    { name: '买完就断了', text: '尿裤该换号了、辅食该升段了，门店要等家长自己想起来。' },
  ],
};

export const familyMonths: { title: Lines; intro: string; list: readonly LineStep[] } = {
  title: ['一张跟着孩子走的', '课程表'],
  intro: '登记一次出生年月，后面的课与提醒按月龄排开，家长可以随时改、随时停。',
  list: [
    { when: '0—6 月', name: '睡与喂', text: '每周三晚一堂小课，只讲一个动作，二十分钟结束' },
    { when: '6—12 月', name: '辅食起步', text: '厨房直播做三样，食材清单提前两天发' },
    { when: '1—2 岁', name: '走与说', text: '早教老师带着玩，家里有什么就用什么' },
    { when: '2—3 岁', name: '规矩与情绪', text: '家长匿名提问，老师挑共性的答' },
    { when: '3 岁以后', name: '入园与阅读', text: '绘本共读会，全家一起进直播间' },
  ],
};

export const familyFeaturesTitle: Lines = ['课堂、提醒与会员日'];

/** In the order of their stages. */
export const familyFeatures: readonly [Feature, Feature, Feature] = [
  {
    title: ['专家讲课与助教答疑'],
    intro: '讲师只管讲课，助教在后台把问题归类，共性的推上屏，个别的课后回。',
    points: [
      { name: '讲者核验', text: '营养师、早教师的证书由机构核过才显示身份条' },
      { name: '匿名提问', text: '家里的事不必署真名，后台仍能追到账号' },
      { name: '二十分钟版', text: '回放自动切成几段，哄睡时听一段就够' },
    ],
  },
  {
    title: ['换号提醒'],
    intro: '上次买的规格加上月龄，推出下一次大概的时间，由导购决定要不要说。',
    points: [
      { name: '复购提醒', text: '提前五天出现在导购的待办里，附上可用的券' },
      { name: '一句话关怀', text: '话术按月龄备好，导购改两个字再发' },
      { name: '勿扰时段', text: '晚九点到早八点不发，家长可以自己调' },
    ],
    more: { text: '看企微 SCRM', link: '/home/vzScrm' },
  },
  {
    title: ['会员日的库存与自提'],
    intro: '每月固定一天，专家课之后开货架。库存按门店铺，领了券到店也能用。',
    points: [
      { name: '课后才上架', text: '讲课时关闭商品，听完再决定买不买' },
      { name: '按家庭限购', text: '同一会员卡限份，不让囤货的人扫光' },
      { name: '到店自提', text: '附近门店有货就约时间来拿，顺带体验' },
    ],
    more: { text: '看新零售直播', link: '/home/onlineShopLive' },
  },
];

export const familyScenes: { title: string; intro: Lines; list: readonly NamedText[] } = {
  title: '六类家庭场次',
  intro: ['有的每周一次，有的一年一次，', '节奏分开排，家长不累。'],
  list: [
    { name: '月龄小课', text: '每周一晚，二十分钟讲一个动作' },
    { name: '医护答疑', text: '只讲护理常识，问病情的提示就医' },
    { name: '会员日', text: '先听课后开货架，到店自提' },
    { name: '新品说明', text: '安全座椅、净水器这类要讲清楚的东西' },
    { name: '工厂开放', text: '看原料与检测，家长代表连麦提问' },
    { name: '亲子集会', text: '绘本节、运动会，现场与线上一起玩' },
  ],
};

export const familyRules: { title: Lines; intro: string; list: readonly Rule[]; note: string } = {
  title: ['母婴内容的合规要求'],
  intro: '母婴内容多一道关：宣传有边界，孩子的信息要单独同意。',
  list: [
    {
      name: '婴儿乳品',
      tool: '婴儿乳制品的商品不能上直播货架，也不出现在提醒话术里。',
      yours: '不以任何形式宣传替代母乳的产品，课堂讲喂养时不点品牌。',
    },
    {
      name: '孩子的信息',
      tool: '月龄单独取得监护人同意，加密保存，注销时一并删除。',
      yours: '不收集与服务无关的项目，不满十四岁的信息按专门规则处理。',
    },
    {
      name: '孩子出镜',
      tool: '观众画面默认不开摄像头，截图与回放自动带机构水印。',
      yours: '邀请孩子出镜先得家长书面同意，不让孩子带货。',
    },
  ],
  note: '以上为功能说明，不构成医疗或法律意见，具体要求以主管部门的规定为准。',
};

export const familyCases = {
  criteria: { featured: 41002, industries: ['连锁零售', '快消食品'], kinds: ['门店'] },
  text: {
    title: '母婴连锁的案例',
    intro: '客户已匿名。',
    shows: '妈妈夜里抱着孩子，听半岁组的顾问讲',
    more: { text: '查看零售案例', link: '/home/case' },
  },
} as const;

export const familyRelated: readonly RelatedLink[] = [
  { name: '连锁门店', text: '总部排课，门店邀约', link: '/home/chain' },
  { name: '大健康', text: '讲者核验与先审后播', link: '/home/healthy' },
  { name: '私域直播', text: '把会员日排成月度节奏', link: '/home/syzb' },
];

export const familyLead: LeadLines = {
  title: ['为会员排一季课程表'],
  intro: '说说会员的孩子大多几个月大，顾问照着月龄排一季的课，连提醒的话也写好。',
  steps: [
    { when: callbackWithin, what: '顾问回电，了解会员月龄分布' },
    { when: '第 3 天', what: '发出一季课程表与提醒话术' },
    { when: '第 10 天', what: '陪你开完第一堂小课' },
  ],
};
