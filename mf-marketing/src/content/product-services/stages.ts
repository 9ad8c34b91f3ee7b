import type { PaperWork } from '../stage-data';

/** What the project manager has confirmed, and what was handed over. */
export const wholeCasePapers: PaperWork = {
  label: '全案执行确认单：勘场、彩排、开播与交付逐项确认',
  main: {
    name: '年会直播 · 执行确认单',
    rows: [
      { name: '勘场', note: '网络、电源、机位', tag: '已确认', value: '10-12' },
      { name: '脚本与流程单', note: '三版定稿', tag: '已确认', value: '10-20' },
      { name: '彩排两遍', note: '流程一遍，故障一遍', tag: '进行中', tone: 'warm', value: '11-04' },
      { name: '开播', note: '四机位，主备双线', tag: '待开始', tone: 'dim', value: '11-05' },
    ],
    foot: '项目经理一人对接',
  },
  front: {
    name: '交付清单',
    rows: [
      { name: '成片', value: '3 支' },
      { name: '数据报告', value: '1 份' },
      { name: '线索清单', value: '426 条' },
    ],
    foot: '一次交齐',
  },
};
