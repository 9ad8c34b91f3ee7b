import type { PhotoAlbum } from '@site/drawings/stages/photo-wall-stage';
import type { PaperWork } from '../stage-data';

/** The big screen of an annual party with four halls. Sample data. */
export const activityWall: {
  label: string;
  name: string;
  live: string;
  halls: readonly { name: string; count: string }[];
  shouts: readonly string[];
  draw: {
    label: string;
    name: string;
    prize: string;
    left: string;
    pull: string;
    again: string;
    tails: readonly string[];
    note: string;
  };
  signed: { name: string; value: string; of: string };
} = {
  label: '年会大屏画面：主会场与三个分会场同屏，弹幕从画面上飘过，下方是签到人数',
  name: '澄境科技 · 年会之夜',
  live: '四地同屏',
  halls: [
    { name: '主会场', count: '612 人' },
    { name: '成都', count: '84 人' },
    { name: '广州', count: '126 人' },
    { name: '线上', count: '1,408 人' },
  ],
  shouts: ['成都分会场给大家拜年', '三楼测试组等这一刻很久了', '敬每一个加班的晚上', '广州收到，干杯'],
  draw: {
    label: '抽奖画面：三等奖抽出三位，显示姓氏与手机尾号',
    name: '三等奖',
    prize: '降噪耳机',
    left: '剩 4 / 10',
    pull: '开奖',
    again: '盖上重抽',
    tails: ['周** 3308', '林** 0712', '何** 5521'],
    note: '规则与名单已公示',
  },
  signed: { name: '已签到', value: '2,230', of: '应到 2,316' },
};

export const activityDraw: PaperWork = {
  label: '抽奖公示画面：左侧是奖项、数量与资格规则，右侧是一次抽取的日志，包含名单快照、时间与监督人',
  main: {
    name: '抽奖规则公示',
    sign: '开奖前 24 小时',
    rows: [
      { name: '特别奖', note: '价值 6,000 元 · 已签到员工', tag: '20:40', value: '1 名' },
      { name: '一等奖', note: '价值 3,000 元 · 已签到员工', tag: '20:10', value: '3 名' },
      { name: '二等奖', note: '价值 1,200 元 · 含线上', tag: '19:30', value: '6 名' },
      { name: '三等奖', note: '价值 800 元 · 含线上', tag: '抽取中', tone: 'warm', value: '10 名' },
    ],
    foot: '每人限中一次，组织方人员不参与',
  },
  front: {
    name: '抽取日志',
    rows: [
      { name: '名单快照', value: '2,230 人' },
      { name: '抽取时间', value: '19:02:11' },
      { name: '监督', value: '工会 · 何' },
    ],
    foot: '可导出，可复核',
  },
};

export const activityAlbum: PhotoAlbum = {
  label: '年会相册画面：照片墙上一张合影正在对比修图前后，其余照片按环节分类，右下角提示找到 8 张本人照片',
  name: '年会之夜 · 四地合集',
  count: '已上墙 964 张',
  chapters: ['全部', '签到', '节目', '颁奖', '晚宴'],
  found: { text: '找到 8 张有你的照片', note: '经本人同意后识别，可随时删除' },
};

export const activityDuty: PaperWork = {
  label: '值守清单画面：左侧是四地会场的网络与画面状态，右侧是断网时的处理步骤',
  main: {
    name: '四地状态 · 19:18',
    rows: [
      { name: '主会场', note: '专线 + 5G · 值守 林', tag: '正常' },
      { name: '成都', note: '宽带 + 5G · 值守 江', tag: '正常' },
      { name: '广州', note: '宽带中断 · 值守 苏', tag: '已切 5G', tone: 'warm' },
      { name: '线上', note: '观看 1,408 人', tag: '正常' },
    ],
  },
  front: {
    name: '断网时',
    rows: [{ name: '1 秒内切备路' }, { name: '切不动，上垫片' }, { name: '联络员报恢复' }],
    foot: '彩排时实测过一次',
  },
};
