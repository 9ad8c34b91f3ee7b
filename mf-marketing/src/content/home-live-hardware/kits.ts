import type { Lines } from '../product-page';

export type Kit = {
  key: 'desk' | 'room' | 'field' | 'studio';
  name: string;
  fit: string;
  parts: readonly { name: string; why: string }[];
  /** Of the whole kit, in yuan. */
  rentOfDay: number;
  price: number;
};

export const hardwareKits: { title: Lines; intro: string; choose: string; list: readonly Kit[] } = {
  title: ['四类场地的设备清单'],
  intro: '先看你在哪里播，再看要不要动。每一件都写明为什么需要它。',
  choose: '选一类场地',
  list: [
    {
      key: 'desk',
      name: '入门桌面',
      fit: '一个人，一张桌子，讲课或带货',
      parts: [
        { name: '4K 摄像头', why: '自动对焦，拿起产品不虚' },
        { name: '动圈麦克风', why: '只收近处，办公室里也干净' },
        { name: '一盏柔光灯', why: '脸上没有死黑，屏幕不反光' },
        { name: '有线网卡', why: '比无线稳，掉帧先查它' },
      ],
      rentOfDay: 180,
      price: 4_600,
    },
    {
      key: 'room',
      name: '会议室',
      fit: '二三十人，讲者走动，要拍到提问',
      parts: [
        { name: '云台摄像机 2 台', why: '一台跟讲者，一台看全场' },
        { name: '无线领夹麦 2 只', why: '讲者和主持各一只' },
        { name: '导播一体机', why: '切画面、推流、录像在一台机器上' },
        { name: '界面话筒', why: '收台下提问，不用递话筒' },
      ],
      rentOfDay: 680,
      price: 26_800,
    },
    {
      key: 'field',
      name: '移动外拍',
      fit: '工厂、果园、门店，边走边播',
      parts: [
        { name: '手持云台与手机或微单', why: '走动不晃，一个人能拍' },
        { name: '无线图传', why: '一百米内不用拖线' },
        { name: '聚合路由', why: '几张卡合成一路上行' },
        { name: '背包电源', why: '推流四小时不换电' },
      ],
      rentOfDay: 520,
      price: 18_600,
    },
    {
      key: 'studio',
      name: '演播厅',
      fit: '固定场地，常播，要做虚拟场景',
      parts: [
        { name: '4K 摄像机 3 台', why: '全景、近景、备机' },
        { name: '三面绿幕', why: '拍得到全身，边缘抠得干净' },
        { name: '面光、轮廓、背景灯', why: '人和景分得开' },
        { name: '抠像工作站', why: '三维场景实时合成' },
      ],
      rentOfDay: 1_980,
      price: 128_000,
    },
  ],
};
