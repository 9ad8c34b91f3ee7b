export const floorPlan = {
  label:
    '机位图：俯看一间会场，台前两台摄像机拍近景和中景，后排一台拍全景，侧面一台云台，导播台在左后，网络与电源两路分开走线',
  name: '发布会 · 机位图',
  size: '会场 24 × 16 米 · 320 座',
  spots: [
    { number: '1', name: '全景', text: '后排正中，固定' },
    { number: '2', name: '近景', text: '左前，200 mm 长焦' },
    { number: '3', name: '游动', text: '右侧通道，无线图传' },
    { number: '4', name: '云台', text: '右前高位，遥控' },
  ],
  desks: ['导播台', '主路专线', '备路聚合'],
} as const;
