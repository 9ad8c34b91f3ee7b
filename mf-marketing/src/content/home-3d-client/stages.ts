/** The client at work. */
export const clientWindow = {
  label:
    '客户端主窗口，左侧是场景库，正中是抠像后站在虚拟发布厅里的主讲人，右侧是抠像滑杆与虚拟大屏来源，下方是四个虚拟机位和帧率',
  name: '新品发布会 · 彩排',
  library: '场景库',
  sets: ['发布厅', '新闻台', '路演厅', '山景露台'],
  onAir: '主监 PGM',
  keying: { name: '抠像', sliders: ['容差', '边缘柔化', '溢色抑制'] },
  screen: { name: '虚拟大屏', rows: ['主屏 · 课件', '左屏 · 标志', '右屏 · 议程'] },
  cameras: ['F1 全景', 'F2 中景', 'F3 大屏', 'F4 推近'],
  state: ['渲染 60 帧', 'GPU 58%', '显存 4.1 / 8 GB', '推流 4.0 Mbps', '本地录制 00:12:48'],
} as const;
