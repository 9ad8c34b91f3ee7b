import type { TopicCopy } from '../topic-page';

export const vzScrmCopy: TopicCopy = {
  head: {
    title: '企微SCRM_直播引流与客户标签管理',
    description:
      '直播间来的客户自动进企微、自动打标签、自动排回访。渠道活码、客户群 SOP、离职继承与流失预警，观看行为写回客户卡片。',
    keywords: ['企微SCRM', '渠道活码', '私域运营'],
  },
  hero: {
    kicker: '企微 SCRM',
    title: ['看完直播的人，', '都有人接着聊'],
    intro: ['进企微、打标签、排回访，', '散场之前已经开始。'],
    note: '免费试用的是直播间；企微 SCRM 由顾问演示。',
  },
  questions: [
    {
      ask: '必须用企业微信吗？',
      answer: '引流、活码和群运营依赖企业微信；只想做名单和跟进，可以先用直播后台的线索功能，之后再接。',
    },
    {
      ask: '会话存档要不要员工和客户同意？',
      answer: '要。员工签知情书，客户在首次会话时收到提示并同意，任何一方不同意就不存。存档只给授权岗位看，操作留痕。',
    },
    {
      ask: '能对接现有的 CRM 吗？',
      answer:
        '能。通过 OpenAPI（{{feature.open-api.from}}）或 Webhook（{{feature.webhook.from}}）双向同步客户、标签和跟进记录，字段映射由你配置，冲突以哪边为准也能选。',
    },
    {
      ask: '导购离职，客户怎么办？',
      answer:
        '后台一键分配给接替的人，来源、标签和待办跟着走；聊天内容要看得到，得先开了会话存档。客户会收到一条说明，不愿意的可以不接受。',
    },
  ],
  lead: {
    title: ['看一场直播怎么回访'],
    intro: '说说你的客户量和分工，顾问按它演示活码、标签和三条 SOP。',
  },
};
