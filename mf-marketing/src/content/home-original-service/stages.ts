import type { Lines } from '../product-page';

/** A page of a script with what the director wrote beside it. */
export const scriptPage = {
  label:
    '一页直播脚本，按时间列出画面和台词；导演用红字把一句空话划掉，改成一个具体的场景，并在旁边注明这里上字幕条、放资料卡',
  name: '新品发布 · 脚本第 3 稿',
  heads: ['时间', '画面', '台词'],
  rows: [
    { when: '00:00', shot: '全景推近', text: '先不说产品，看一段昨天在大教室拍的视频。' },
    {
      when: '00:40',
      shot: '主讲近景',
      cut: '我们的新品性能卓越。',
      text: '昨天这里上了 9 节课，后排没有人举手说听不清。',
    },
    { when: '02:10', shot: '产品特写', text: '有人问噪声，我把风扇打开放在旁边，你们听。' },
    { when: '03:30', shot: '双人', text: '赵工，你在学校用了一个月，说个不满意的。' },
  ],
  notes: [
    { at: '00:40', text: '换成场景，字幕条同步' },
    { at: '02:10', text: '上资料卡' },
  ],
  state: ['第 1 稿 3月4日', '第 2 稿 3月6日', '第 3 稿 3月9日 定稿'],
} as const;

export const planningWall: {
  title: Lines;
  intro: string;
  label: string;
  poster: { name: string; when: string; text: string };
  clips: readonly { name: string; time: string }[];
  caption: { name: string; text: string };
  countdown: { name: string; text: string };
  points: readonly { name: string; text: string }[];
} = {
  title: ['同一主题的整套物料'],
  intro: '海报、倒计时、字幕条和片段用同一套色和字，观众从朋友圈点进直播间，不会以为走错门。',
  label: '同一主题的一张竖版海报、一条倒计时画面、一条字幕条，以及三条带标题的竖版短视频',
  poster: { name: '坐得再远，也听得清', when: '3月18日 19:30', text: '新品发布 · 扫码预约' },
  clips: [
    { name: '后排听得清', time: '0:15' },
    { name: '把风扇打开', time: '0:22' },
    { name: '赵工的不满意', time: '0:41' },
  ],
  caption: { name: '赵工', text: '用了一个月的人' },
  countdown: { name: '08:26', text: '距离开播' },
  points: [
    { name: '源文件', text: '分层文件与字体授权清单' },
    { name: '尺寸', text: '横屏、竖屏、方图、长图各一套' },
    { name: '命名', text: '日期、场次、版本，一看就知道用哪份' },
  ],
};
