import type { LiveRoom } from '@site/shared/ui/stages/live-room-stage';

/** From the page to the lead; 示例数据. */
export const entmarketFunnel = {
  title: '一场招商会的名单',
  label:
    '报名到线索的五步示例：页面浏览 8420 人，打开表单 4186 人，完成报名 2316 人，到场观看 1508 人，留下需求 642 人',
  note: '示例数据',
  steps: [
    { name: '页面浏览', value: 8420 },
    { name: '打开表单', value: 4186 },
    { name: '完成报名', value: 2316 },
    { name: '到场观看', value: 1508 },
    { name: '留下需求', value: 642 },
  ],
  source: ['来源 经销商群海报 A', '转化 31%'],
} as const;

export const entmarketRoom: LiveRoom = {
  label: '新品发布会直播间示例画面：手机里主讲人在介绍会议终端，评论滚动，下方可领取白皮书，右侧是渠道专属码',
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
