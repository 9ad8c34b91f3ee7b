import type { Lines } from '../product-page';

/** The way of one invited visitor through a talk: each door asks for something, and writes down what it saw. Sample data. */
export const cosmeticMedicineDoors = {
  title: ['七道私密关卡的记录'] satisfies Lines,
  intro: '以一位皮肤科医生的科普专场为例：发出 120 份邀请，一扇门一扇门走到封存。谁被拦下、为什么，都查得到。',
  counted: '份邀请发出',
  start: 120,
  list: [
    {
      key: 'list',
      name: '名单',
      rule: '手机号与邀请码双重核对',
      through: '94 人进',
      stopped: '17 次转发的链接打不开',
      log: '19:42 A-0712 核对通过',
    },
    {
      key: 'age',
      name: '年龄与同意',
      rule: '未满十八岁不放行，用途与期限单独同意',
      through: '91 人进',
      stopped: '3 人未满十八岁',
      log: '19:43 A-0712 同意书第 2 版',
    },
    {
      key: 'hall',
      name: '会场',
      rule: '水印带编号与尾号，一个编号一台设备',
      through: '86 人看完',
      stopped: '2 次第二台设备被拦下',
      log: '20:11 A-0388 换设备，旧的退出',
    },
    {
      key: 'ask',
      name: '提问台',
      rule: '只见编号，观众互相看不到，先审后答',
      through: '38 条提问',
      stopped: '4 条要看别人照片，婉拒',
      log: '20:26 A-0521 转一对一',
    },
    {
      key: 'doctor',
      name: '面诊室',
      rule: '选医师与时段，须知读完才出核销码',
      through: '9 人预约',
      stopped: '1 人须知没读完，码未出',
      log: '21:02 A-0521 周四 14:30',
    },
    {
      key: 'archive',
      name: '档案柜',
      rule: '回放按人授权，到期收回；查看也留痕',
      through: '1 份封存',
      stopped: '6 份回放授权到期收回',
      log: '第 8 天 授权收回',
    },
  ],
} as const;
