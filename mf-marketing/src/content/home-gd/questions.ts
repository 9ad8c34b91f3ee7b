import type { Question } from '../product-page';

export const gdQuestions: readonly Question[] = [
  {
    ask: '能和现有的播控系统接起来吗？',
    answer: '可以。支持 SRT、RTMP 与 NDI 收发，节目输出可回送播控；签发结果与媒资入库通过接口对接。',
  },
  {
    ask: '延时播出会影响互动吗？',
    answer:
      '会。画面延时，聊天与投票不延时，一发就到观众那里，请场控看着播出画面再发题。带问答的节目一般不超过 60 秒。',
  },
  {
    ask: '慢直播全天推流，流量怎么算？',
    answer: '按观众实际播放计流量，推流本身不另收。固定机位按月计，{{add-on.slow-camera.rate}}。',
    more: { text: '看按需加购的价格', link: '/home/service#add-ons' },
  },
  {
    ask: '内容保存多久？',
    answer:
      '直播内容与日志依法{{retention.broadcast}}，系统按此隔离留存；回放的存储期跟随套餐，可以对接媒资系统长期保存。',
  },
  {
    ask: '前方网络不好怎么办？',
    answer: '手机端自动降码率并补包；重要现场建议用聚合背包或卫星链路，我们可以随队执行。',
  },
];
