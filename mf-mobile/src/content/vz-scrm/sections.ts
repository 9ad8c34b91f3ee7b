import type { ThumbDesk } from '@site/drawings/stages/desk-button';
import type { FunctionGroup, RelatedLink, Step } from '../topic-page';

export const scrmMonth: readonly Step[] = [
  { when: '20:14', title: '扫码进来', text: '讲到体验课时弹出顾问名片，来源和场次跟着码走。' },
  { when: '散场后 12 分钟', title: '开场白', text: '按她问过的问题发资料，不群发“亲，在吗”。' },
  { when: '第 3 天', title: '约时间', text: '看过回放的先约，没看完的发五分钟精华。' },
  { when: '第 14 天', title: '到店或成交', text: '顾问填结果，业绩记到带她来的那个人。' },
  { when: '第 30 天', title: '下一场', text: '按标签邀请，三十天没说话的进流失预警。' },
];

/** What becomes of the customers of a guide who leaves; the numbers add up to `total`. */
export const scrmHandover = {
  title: ['导购离职时 312 位客户的交接'],
  intro: '以前名单跟着手机走。现在店长点三下，四分钟分完，27 条待办一起转。',
  leaver: { name: '小周', note: '离职', total: 312, unit: '位客户' },
  takers: [
    { name: '小林', text: '老客社群：问过名额的，今晚就回', count: 136 },
    { name: '小唐', text: '体验课新客：来源和聊天一起转', count: 104 },
    { name: '店长', text: '金卡会员：先打电话，再换人', count: 58 },
    { name: '不转', text: '自己选的：不联系，只留看播记录', count: 14 },
  ],
  message: { name: '客户收到的那一句', text: '“小周的工作由小林接手，您不愿意可以在 24 小时内拒绝。”' },
};

/** The handover in the visitor's hand; what it says of what was done, `{…}` is filled in. */
export const handoverDesk: ThumbDesk = {
  name: 'handover',
  label: '可以动手的离职交接。把客户分给三个人，再发说明；焦点在台上时 1 到 4 也行',
  hint: '小周走了，先把老客交给小林',
  acts: [
    { does: '0', name: '给小林' },
    { does: '1', name: '给小唐' },
    { does: '2', name: '给店长' },
    { does: 'notify', name: '发说明' },
  ],
  words: {
    given: '{count} 位客户到了{who}名下，还有 {left} 位没分',
    all: '{count} 位到了{who}名下，分完了；{kept} 位自己选了不转',
    again: '{who}的 {count} 位已经分过，不会分两次',
    early: '还有 {left} 位没分，分完再发说明',
    notified: '{informed} 位收到了说明，24 小时内可以拒绝；{kept} 位不打扰',
    notifiedAlready: '说明发过了，同一句不发两遍；再分人就从头来',
  },
};

export const scrmFeatures = {
  title: '活码、弹层与引流复盘',
  code: {
    title: ['按讲解时机弹出名片'],
    text: '弹出的时机、话术和承接人，一起排进流程单。',
    points: ['按地区、时段轮流分配', '超出上限自动换备用成员', '欢迎语按来源区分'],
  },
  report: {
    title: ['按活码看引流效果'],
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
  title: '加好友与会话存档的边界',
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
