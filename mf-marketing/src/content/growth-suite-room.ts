import type { LiveRoom } from '@site/shared/ui/stages/live-room-stage';

/** A lesson in which somebody asks for the price, and what the seller sees of it. */
export const suiteRoom: Partial<LiveRoom> = {
  label: '直播间示例画面：手机里正在讲远程诊断公开课，有观众问价格；左侧是按实时评分排好的派单名单，右侧是资料码',
  name: '远程诊断公开课',
  status: '2,140 人在看',
  sign: '正在讲：停机一小时值多少',
  messages: [
    { name: '梁工', words: '十二台设备接进来大概什么价' },
    { name: '主办方', words: '周经理马上联系你，先领方案' },
    { name: '方厂长', words: '老设备能接吗' },
  ],
  card: { name: '接入方案与报价', words: '填 2 项即可领取', action: '领取' },
  list: {
    name: '此刻该跟的人',
    count: '按分数',
    rows: [
      { name: '梁工', tag: '问价', tone: 'warm', value: '86' },
      { name: '方厂长', tag: '提问 2', value: '71' },
      { name: '苏晴', tag: '领方案', value: '64' },
      { name: '何勇', tag: '看 40 分', value: '52' },
      { name: '林工', tag: '刚进来', tone: 'dim', value: '8' },
    ],
    note: '十分钟没接，转给下一位',
  },
  code: { name: '方案领取码', words: '公开课' },
};
