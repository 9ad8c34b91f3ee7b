import type { Lines } from '../product-page';

export const promotionAdmission: {
  title: Lines;
  intro: string;
  sides: readonly [{ name: string; list: Lines }, { name: string; list: Lines }];
} = {
  title: ['什么样的团队', '合得来'],
  intro: '签约前先把话说开，免得半年后彼此为难。',
  sides: [
    {
      name: '欢迎申请',
      list: [
        '依法登记，能开具发票；推荐返佣可以是个体工商户',
        '至少一人能完整讲一遍产品，一人能处理开播当天的问题',
        '有自己的客户来源，或在一个行业里做过两年以上',
        '愿意把报备、交接和回款记在同一套台账里',
      ],
    },
    {
      name: '暂时不合适',
      list: [
        '只想拿价格，不打算承担开通和服务',
        '以收取加盟费、发展下级为主要收入',
        '客户内容涉及法律法规禁止的领域',
        '要求我们在合同之外口头承诺',
      ],
    },
  ],
};

/** A partner's first year, told without names. */
export type PartnerStory = {
  partner: string;
  kind: string;
  title: string;
  text: string;
  facts: readonly { name: string; value: string }[];
  quote: string;
  by: string;
};

export const promotionStories: { title: string; intro: string; list: readonly PartnerStory[] } = {
  title: '伙伴的第一年',
  intro: '名称已匿名。做得不顺的地方也一并写上。',
  list: [
    {
      partner: '某会展服务公司',
      kind: '区域代理',
      title: '从搭展台做到展会直播',
      text: '原来只做搭建，客户问直播就外包。签约后留下两名同事学导播，前两单由我们陪着做，第三单开始独立执行。有一单因为没有测网临时加了聚合路由，之后勘场表成了必填项。',
      facts: [
        { name: '独立执行', value: '31 场' },
        { name: '续费客户', value: '9 家' },
      ],
      quote: '流程单比培训课有用，照着走就不慌。',
      by: '某会展公司运营负责人',
    },
    {
      partner: '某教育信息化公司',
      kind: '集成伙伴',
      title: '直播长进了校园平台里',
      text: '他们的校园平台已有课表和账号，只缺直播。先用嵌入跑了一个学期，再换成 SDK，学生不用登录第二次。中间因为回调没有验签返工两天，写进了接入清单。',
      facts: [
        { name: '接入学校', value: '26 所' },
        { name: '对接用时', value: '18 天' },
      ],
      quote: '沙箱里能把异常都试一遍，正式上线那天反而没什么事。',
      by: '某教育信息化公司技术负责人',
    },
    {
      partner: '某活动策划工作室',
      kind: '推荐返佣',
      title: '三个人的团队介绍来十一个客户',
      text: '他们接策划，不碰技术。遇到要直播的活动就引荐过来，客户仍由他们统筹，直播部分我们执行。账按季度对，一笔不少。',
      facts: [
        { name: '引荐客户', value: '11 家' },
        { name: '其中执行', value: '14 场' },
      ],
      quote: '不用背任务，客户还是我的客户。',
      by: '某活动工作室创始人',
    },
  ],
};
