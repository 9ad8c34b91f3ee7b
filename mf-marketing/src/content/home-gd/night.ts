import type { Lines } from '../product-page';

/** A stretch of a night, from minute to minute since 18:00; where there is no room for words the marks tell. */
export type Stretch = { from: number; to: number; name: string; tone?: 'calm' | 'watch' | 'link' | 'spare' };

/** One river through one night: its level, what was on air, and who signed. Sample data. */
export const gdNight = {
  title: ['一夜值守的时间轴'] satisfies Lines,
  intro: '平时是风景，过了警戒线就是值守画面。信源、画面、字幕和转推记在同一根时间轴上，交班时不用再问。',
  label:
    '值守一夜：澄江口水位从十八点的 12.4 米涨到凌晨一点二十的 13.6 米，二十一点四十越过 13.2 米警戒线；水位下方依次是信源、画面、字幕和五路转推，五个编号标出切换、断流、签发、重推与解除',
  name: '澄江口 · 7 月 14 日夜间',
  row: '这一夜的五个时刻',
  warning: '警戒 13.2 米',
  peak: '13.6 米',
  level: '水位',
  hours: ['18:00', '20:00', '22:00', '00:00', '02:00', '04:00', '06:00'],
  tracks: [
    {
      key: 'signal',
      name: '信源',
      stretches: [
        { from: 0, to: 246, name: '主路 5G', tone: 'calm' },
        { from: 246, to: 269, name: '', tone: 'spare' },
        { from: 269, to: 720, name: '主路 5G', tone: 'calm' },
      ],
    },
    {
      key: 'picture',
      name: '画面',
      stretches: [
        { from: 0, to: 220, name: '风景', tone: 'calm' },
        { from: 220, to: 304, name: '值守', tone: 'watch' },
        { from: 304, to: 420, name: '连线', tone: 'link' },
        { from: 420, to: 630, name: '值守', tone: 'watch' },
        { from: 630, to: 720, name: '风景', tone: 'calm' },
      ],
    },
    {
      key: 'caption',
      name: '字幕',
      stretches: [
        { from: 0, to: 150, name: '7' },
        { from: 150, to: 220, name: '8' },
        { from: 220, to: 304, name: '9' },
        { from: 304, to: 420, name: '10', tone: 'link' },
        { from: 420, to: 540, name: '11' },
        { from: 540, to: 720, name: '12' },
      ],
    },
  ],
  outlets: '五路转推',
  moments: [
    { at: '21:40', name: '水位到 13.2 米', text: '画面从风景切成值守，值班编辑的手机响到第 11 秒有人接。' },
    { at: '22:06', name: '主路断了', text: '前方基站拥塞，1 秒切到专线备路；恢复后又看了 10 分钟才切回。' },
    {
      at: '23:04',
      name: '第 10 条上屏',
      text: '“老码头路段请绕行”：编辑 22:58 写，责编 23:01 签，值班领导 23:03 签。',
    },
    { at: '01:12', name: '一路转推停了 40 秒', text: '合作平台的接收端重启，系统重推，其余四路没有停。' },
    { at: '04:30', name: '退回警戒以下', text: '画面回到风景。十二小时录成 31 段，日志在交班前归档。' },
  ],
  more: { text: '看现场执行服务', link: '/home/liveService' },
} as const;
