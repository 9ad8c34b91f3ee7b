export type FigureChart = 'growth' | 'trend' | 'watch' | 'uptime';

/** 示例数据: the note below them says so. */
export const figures: readonly { name: string; value: string; unit: string; chart: FigureChart }[] = [
  { name: '企业和团队在用', value: '3,260', unit: '家', chart: 'growth' },
  { name: '全年开播场次', value: '18.6', unit: '万场', chart: 'trend' },
  { name: '单场平均观看时长', value: '42', unit: '分钟', chart: 'watch' },
  { name: '播出链路可用率', value: '99.95', unit: '%', chart: 'uptime' },
];
