import type { PhotoAlbum } from '@site/drawings/stages/photo-wall-stage';
import type { PaperWork, Screening } from '../stage-data';

type BigDay = { when: string; name: string; who: string; tag: string; live?: boolean };

/** A school year in eight big days, in the hero. Sample data. */
export const schoolYear: { label: string; name: string; days: readonly BigDay[] } = {
  label: '校历画面：一学年八个大日子排成两行，正在直播的是毕业典礼，其余标着谁可以看、用视频还是图文',
  name: '2026 学年 · 八个大日子',
  days: [
    { when: '9 月 1 日', name: '开学典礼', who: '全体家长', tag: '视频' },
    { when: '10 月 16 日', name: '运动会', who: '全体家长', tag: '慢直播 + 相册' },
    { when: '11 月 20 日', name: '家长会', who: '本班家长', tag: '42 间分会场' },
    { when: '12 月 31 日', name: '迎新晚会', who: '师生与家长', tag: '三机位' },
    { when: '3 月 27 日', name: '教学公开课', who: '同行教师', tag: '三分屏' },
    { when: '4 月 18 日', name: '校园开放日', who: '报名家庭', tag: '边走边播' },
    { when: '5 月 22 日', name: '招生宣讲', who: '公开', tag: '答疑连麦' },
    { when: '6 月 26 日', name: '毕业典礼', who: '毕业生亲属', tag: '两校区同屏', live: true },
  ],
};

export const schoolRoster: PaperWork = {
  label: '家长名单画面：左侧按班级列出绑定与到场人数，右侧是一位学生的亲属绑定情况',
  main: {
    name: '初一年级家长会',
    rows: [
      { name: '1 班', note: '名单 46 户 · 已绑定 46', tag: '到 45', value: '98%' },
      { name: '2 班', note: '名单 45 户 · 已绑定 44', tag: '到 43', value: '96%' },
      { name: '3 班', note: '名单 47 户 · 已绑定 41', tag: '待提醒', tone: 'warm', value: '81%' },
      { name: '外来访问', note: '不在名单 · 17 次', tag: '已拦下', tone: 'dim', value: '—' },
    ],
    foot: '班主任只看自己的班',
  },
  front: {
    name: '1 班 · 江同学',
    rows: [
      { name: '母亲', tag: '已到场' },
      { name: '外祖父', tag: '亲属码', tone: 'warm' },
      { name: '第 3 人', tag: '已满', tone: 'dim' },
    ],
    foot: '每位学生绑两位亲属',
  },
};

export const schoolAlbum: PhotoAlbum = {
  label: '运动会相册画面：照片按项目分类，左上一张正在对比调色前后，右下角是按号码布找到的照片',
  name: '秋季运动会',
  count: '已上墙 864 张',
  chapters: ['全部', '开幕', '径赛', '田赛', '班级'],
  found: { text: '号码布 217 · 9 张', note: '仅本班家长可见，可申请撤下' },
};

export const schoolDesk: Screening = {
  label: '老师一人导播画面：主画面是颁证台，字幕条按节目单上屏，右下角是三部手机机位的信号与电量',
  status: '毕业典礼 · 2 号机',
  caption: { name: '数学与信息学院', text: '第 3 组 · 12 人' },
  messages: [
    { name: '外祖父', text: '看到她了，第二排' },
    { name: '班主任', text: '照片在班级相册' },
  ],
  card: {
    name: '三部手机',
    rows: [
      ['1 号 · 全景', '电量 86%'],
      ['2 号 · 颁证', '切出中'],
      ['3 号 · 看台', '信号良'],
      ['备用', '移动网络'],
    ],
  },
};
