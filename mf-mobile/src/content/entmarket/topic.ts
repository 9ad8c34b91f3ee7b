import type { TopicCopy } from '../topic-page';

export const entmarketCopy: TopicCopy = {
  head: {
    title: '企业营销直播_发布会与招商直播获客工具',
    description:
      '从预约、开播到线索跟进，一套工具把品牌活动做成可追踪的获客链路。报名审核、渠道码、线索评分与复盘报告，直播间免费试用 7 天。',
    keywords: ['营销直播', '发布会直播', '招商直播'],
  },
  hero: {
    kicker: '企业营销直播',
    title: ['活动一散场，', '线索就能跟'],
    intro: ['谁来过、看了多久、留下什么，', '都写在同一份名单里。'],
    note: '免费试用的是直播间；抽奖、问卷与线索评分由顾问演示。',
  },
  questions: [
    {
      ask: '需要观众下载 App 吗？',
      answer: '不需要。微信、企业微信和手机浏览器都能直接打开，报名、提问和领资料也在同一页完成。',
    },
    {
      ask: '同时能容纳多少人？',
      answer:
        '{{plan.basic.name}} {{plan.basic.viewers}}、{{plan.professional.name}} {{plan.professional.viewers}}、{{plan.flagship.name}} {{plan.flagship.viewers}} 人同时在线，累计观看不限。单场超出可加并发包；预计超过套餐上限{{limit.report}}的，提前{{promise.report}}报备，预留资源。',
    },
    {
      ask: '报名字段能自定义吗？',
      answer: '可以。文本、单选、多选、附件和跳题都支持，也能设置人工审核；建议只留三项必填，其余放到播后问卷。',
    },
    {
      ask: '线索怎么同步到 CRM？',
      answer:
        '可以导出表格，通过 OpenAPI 拉取（{{feature.open-api.from}}），或用 Webhook 实时推送（{{feature.webhook.from}}）；字段映射由你配置，推送失败会自动重试并留记录。',
    },
  ],
  lead: {
    title: ['为下一场发布会做报名页'],
    intro: '说说时间、规模和目标，顾问会带着排期表和一份报名页样稿来找你。',
  },
};
