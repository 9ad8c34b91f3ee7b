import type { FunctionGroup, Pain, RelatedLink, Step } from '../topic-page';

export const scrmMonth: readonly Step[] = [
  { when: '20:14', title: '扫码进来', text: '讲到体验课时弹出顾问名片，来源和场次跟着码走。' },
  { when: '散场后 12 分钟', title: '开场白', text: '按她问过的问题发资料，不群发“亲，在吗”。' },
  { when: '第 3 天', title: '约时间', text: '看过回放的先约，没看完的发五分钟精华。' },
  { when: '第 14 天', title: '到店或成交', text: '顾问填结果，业绩记到带她来的那个人。' },
  { when: '第 30 天', title: '下一场', text: '按标签邀请，三十天没说过话的进流失预警。' },
];

export const scrmPains: readonly Pain[] = [
  { title: '散场即失联', text: '几千人看完就走，第二天一个也找不到。', answer: '离场前加上，离场后有话说' },
  { title: '渠道一锅粥', text: '都在一个号里，分不清是谁带来的。', answer: '一个渠道一张活码' },
  { title: '人走客户走', text: '导购离职，手机里的客户一起带走。', answer: '在职分配，离职继承' },
  { title: '天天手工群发', text: '发多了被拉黑，发少了被忘记。', answer: '按标签排 SOP，到点提醒人来发' },
];

export const scrmFeatures = {
  title: '从一张码，到一张卡片',
  code: {
    title: ['名片弹出来的时候，', '正好讲到心动处'],
    text: '弹出的时机、话术和承接人，一起排进流程单。',
    points: ['按地区、时段轮流分配', '超出上限自动换备用成员', '欢迎语按来源区分'],
  },
  report: {
    title: ['哪张码带来了人，', '散场就知道'],
    text: '加人、通过、回访、到店，四个数连着看。',
    points: ['流失预警', '群活跃与退群', '结果写回 CRM'],
  },
};

export const scrmTags: readonly FunctionGroup[] = [
  { name: '从哪来', text: '码和链接自带，不用人填。', items: ['渠道', '场次', '门店', '导购', '海报批次'] },
  {
    name: '看了什么',
    text: '直播间的行为，自动写上。',
    items: ['看满 30 分钟', '看到结尾', '提问过', '领过资料', '看过回放'],
  },
  { name: '走到哪', text: '顾问点一下，阶段往前挪。', items: ['待回访', '已预约', '已到店', '已成交', '沉默 30 天'] },
];

export const scrmCaution = {
  title: '边界先说清，关系才长久',
  points: [
    '加好友前写明由谁联系、聊什么，不愿意可以只看直播。',
    '会话存档须员工与客户都知情同意，只给授权岗位查看。',
    '群发频率遵守企业微信的限制，退订与删除当天生效。',
    '客户信息按岗位脱敏，导出需要审批。',
  ],
};

export const scrmRelated: readonly RelatedLink[] = [
  { name: '连锁直播', text: '客户绑定到店，业绩归属到人', link: '/m/vzChain' },
  { name: '企业营销直播', text: '报名、渠道码与线索评分', link: '/m/entmarket' },
  { name: '直播加企微引流', text: '一套照着做的方案', link: '/m/market?id=50004' },
];

export const scrmCase = 41002;
