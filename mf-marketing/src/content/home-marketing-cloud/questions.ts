import type { Question } from '../product-page';

export const suiteQuestions: readonly Question[] = [
  {
    ask: '我们已经有 CRM，会不会重复？',
    answer:
      '不替换。营销云管成交之前和之后的互动，商机与合同仍以 CRM 为准，两边按手机号或企业编号同步。先约一次字段对照，大约半天。',
  },
  {
    ask: '客户数据放在谁那里？',
    answer: '数据归你，我们按你的指示存储和计算，可以随时导出。对合规要求高的单位，支持专属集群或私有化部署。',
  },
  {
    ask: '给客户打分、推送，合规吗？',
    answer:
      '收集前写明用途并取得同意，营销短信和电话需单独同意且可退订。评分规则能解释，客户可以要求关闭个性化推送，关闭后仍能正常看直播。',
  },
  {
    ask: '小团队用得起来吗？',
    answer: '两个人就能起步：一位管活动和内容，一位跟进。自动化先开三条，预约提醒、看完送资料、问价提醒，用熟了再加。',
  },
  {
    ask: '怎么收费？',
    answer:
      '按客户数与开通的模块计，直播用量按套餐。{{plan.flagship.name}}含{{feature.marketing-cloud.flagship}}，完整套件{{add-on.marketing-cloud.price}}。',
  },
];
