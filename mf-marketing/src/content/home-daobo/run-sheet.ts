import type { Lines, RunPhase } from '../product-page';

export const switcherRun: { title: Lines; intro: string; phases: readonly RunPhase[] } = {
  title: ['导播一天的工作单'],
  intro: '一位导播、一台电脑，四路机位加两位异地嘉宾。',
  phases: [
    {
      name: '播前',
      span: '09:00–13:45',
      steps: [
        { when: '09:00', what: '四路机位推流上云，逐路看帧率和声音', who: '导播、摄像', tool: '信号列表' },
        { when: '11:00', what: '六个场景排好，字幕逐条校对', who: '导播', tool: '场景、字幕条' },
        { when: '13:30', what: '嘉宾试连麦，垫片和备路各切一次', who: '导播、嘉宾', tool: '连麦、垫片' },
      ],
    },
    {
      name: '播中',
      span: '14:00–16:00',
      steps: [
        { when: '14:00', what: '倒计时归零，开场片切到主会场', who: '导播', tool: '延时播出' },
        { when: '14:40', what: '异地嘉宾上屏，左右分屏带人名条', who: '导播', tool: '布局、字幕条' },
        { when: '15:20', what: '二号机断流，备路顶上，查线', who: '导播、现场', tool: '主备信号' },
      ],
    },
    {
      name: '播后',
      span: '16:00–17:00',
      steps: [
        { when: '16:05', what: '各机位单独录制的文件自动归档', who: '自动', tool: '云端录制' },
        { when: '16:30', what: '按打点剪出三段短片', who: '剪辑', tool: '剪辑、转点播' },
        { when: '17:00', what: '导出切换记录，复盘一次', who: '导播', tool: '操作日志' },
      ],
    },
  ],
};
