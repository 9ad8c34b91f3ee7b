import type { ShowReport } from '@site/drawings/stages/dashboard-stage';
import type { PaperWork } from '../stage-data';

type Session = { room: number; from: number; span: number; name: string; who: string; live?: boolean; kept?: boolean };

/** The timetable in the hero; rooms and half hours count from 0. Sample data. */
export const summitAgenda: {
  label: string;
  summit: string;
  day: string;
  rooms: readonly string[];
  times: readonly string[];
  sessions: readonly Session[];
  tracks: readonly string[];
} = {
  label: '峰会议程画面：三个会场按时间并排，上午十点三个分论坛同时直播，其中一场已收藏，下方可切换原声与同传语音',
  summit: '数字产业峰会',
  day: ' · 第 1 天',
  rooms: ['主会场', '制造分论坛', '零售分论坛'],
  times: ['9:00', '9:30', '10:00', '10:30', '11:00'],
  sessions: [
    { room: 0, from: 0, span: 2, name: '开幕与主旨演讲', who: '协会 · 秘书长' },
    { room: 1, from: 1, span: 1, name: '工厂数据从哪来', who: '澄境 · 赵工' },
    { room: 2, from: 1, span: 2, name: '门店的一天', who: '圆桌 · 4 位店长', live: true },
    { room: 0, from: 2, span: 2, name: '供应链协同', who: '圆桌 · 5 人', live: true },
    { room: 1, from: 2, span: 2, name: '视觉质检，之后呢', who: '示范工厂 · 何勇', live: true, kept: true },
    { room: 2, from: 3, span: 2, name: '会员怎样留住', who: '区域总监 · 苏晴' },
    { room: 0, from: 4, span: 1, name: '白皮书发布', who: '研究中心' },
    { room: 1, from: 4, span: 1, name: '问答与连线', who: '六地会场' },
  ],
  tracks: ['原声', '中文同传', 'English'],
};

export const summitTickets: PaperWork = {
  label: '报名与票种画面：左侧按票种列出名额与审核，右侧是嘉宾确认进度',
  main: {
    name: '报名与票种',
    rows: [
      { name: '公众票', note: '线上全部会场', tag: '自动通过', value: '3,204' },
      { name: '会员票', note: '现场加线上', tag: '核对编号', value: '486 / 500' },
      { name: '媒体票', note: '附采访与素材权限', tag: '人工审核', tone: 'warm', value: '62' },
      { name: '嘉宾票', note: '附嘉宾页', tag: '邀请制', value: '80' },
      { name: '改签与转赠', note: '开会前 24 小时止', tag: '已处理', tone: 'dim', value: '27' },
    ],
  },
  front: {
    name: '嘉宾进度',
    sign: '80 位',
    rows: [
      { name: '时间已确认', value: '78' },
      { name: '讲稿已交', value: '71' },
      { name: '授权已签', value: '74' },
    ],
    foot: '缺项嘉宾已提醒 2 次',
  },
};

export const summitReport: ShowReport = {
  label: '峰会报告画面：到会、会场切换、资料与照片四个数字，在线曲线在圆桌时到达高点，右侧是热门场次',
  name: '数字产业峰会 · 当日报告',
  figures: [
    { name: '到会', value: '3,642', unit: '人' },
    { name: '人均会场', value: '2.4', unit: '个' },
    { name: '资料领取', value: '5,180', unit: '份' },
    { name: '照片下载', value: '2,906', unit: '张' },
  ],
  curve: {
    name: '各会场合计在线',
    points: [0.1, 0.44, 0.66, 0.72, 0.85, 0.96, 0.9, 0.62, 0.5, 0.7, 0.82, 0.78, 0.6, 0.3],
    levels: ['3k', '2k', '1k', '0'],
    times: ['9:00', '11:00', '14:00', '16:00', '17:30'],
    peak: 5,
    text: '10:40 三场圆桌',
  },
  ranking: {
    name: '热门场次 · 停留',
    rows: [
      { name: '门店的一天', note: '零售', value: '38 分', share: 100 },
      { name: '视觉质检', note: '制造', value: '35 分', share: 92 },
      { name: '供应链协同', note: '主会', value: '31 分', share: 82 },
      { name: '会员留存', note: '零售', value: '27 分', share: 71 },
      { name: '白皮书发布', note: '主会', value: '22 分', share: 58 },
    ],
    rest: { name: '提问总数', value: '412 条' },
  },
};
