import type { LiveRoom } from '@site/drawings/stages/live-room-stage';

/** From the page to the lead, and what each step lost on the way. */
export const entmarketFunnel = {
  title: ['报名漏斗', '与改法'],
  intro: '一场招商会的名单：每一步少了谁，下一场改哪一处。',
  lost: '少了',
  steps: [
    { name: '页面浏览', value: 8420, why: '首屏没写几点开播', mend: '把时间地点提到标题下面' },
    { name: '打开表单', value: 4186, why: '六成停在“年营业额”这一项', mend: '营业额挪到会后再问' },
    { name: '完成报名', value: 2316, why: '只在报名当天发过短信', mend: '打开开播前的预约提醒' },
    { name: '到场观看', value: 1508, why: '表单散场才弹，人已经走了', mend: '讲到方案那一页就弹' },
    { name: '留下需求', value: 642, why: '', mend: '' },
  ],
} as const;

export const entmarketRoom: LiveRoom = {
  label: '新品发布会直播间画面：手机里主讲人在介绍会议终端，评论滚动，下方可领取白皮书，右侧是渠道专属码',
  name: '秋季新品发布会',
  status: '1.2 万人在看',
  sign: '正在讲：三项关键改进',
  messages: [
    { name: '周敏', text: '大会议室能收多远' },
    { name: '主办方', text: '8 米，资料第 6 页' },
    { name: '赵工', text: '已领资料，等演示' },
  ],
  card: { name: '产品白皮书', text: '填 2 项即可领取', action: '领取' },
  code: { name: '渠道专属码', text: '经销商社群' },
};
