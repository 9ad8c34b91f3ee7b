import type { Feature } from '../product-page';

export type ServiceKey = 'cloudServices' | 'virtualLive' | 'wholeCase';

/** A delivery service; the keys are those of the preview addresses. */
export type ProductService = { key: ServiceKey; name: string; feature: Feature };

export const productServices: readonly ProductService[] = [
  {
    key: 'cloudServices',
    name: '云服务',
    feature: {
      title: ['在浏览器里开播、导播和看回放'],
      intro: '不搬设备、不装机房。信号推上来，切换、字幕、垫片和录制都在云端做完，多人可以同时值班。',
      points: [
        { name: '多路信号一起切', text: '本地机位、异地嘉宾和素材排在一张导播台上，先预监再切出。' },
        { name: '断了有人接', text: '主备两路推流，网络抖动时先上垫片，观众看到的不是黑屏。' },
        { name: '播完就有回放', text: '自动录制、在线剪辑，回放按权限开放，文件可以导出。' },
      ],
      more: { text: '看云导播怎么用', link: '/home/daobo' },
    },
  },
  {
    key: 'virtualLive',
    name: '虚拟直播',
    feature: {
      title: ['用绿幕搭虚拟演播厅'],
      intro: '会议室里支起绿幕，主讲人走进三维场景。场景、大屏和前景可以边播边换，不用重新搭台。',
      points: [
        { name: '抠像干净', text: '多点取色，发丝和透明衣料的边缘不发绿。' },
        { name: '机位是虚拟的', text: '一台摄像机，推拉摇移出四个机位的透视。' },
        { name: '大屏随时换', text: '课件、视频和实时数据放进场景里的大屏。' },
      ],
      more: { text: '看 3D 虚拟直播', link: '/home/3dpage' },
    },
  },
  {
    key: 'wholeCase',
    name: '全案服务',
    feature: {
      title: ['从策划到撤场由同一个团队执行'],
      intro: '脚本、场地、人员和网络由一位项目经理统筹，你只对接一个人，每个节点都有确认单。',
      points: [
        { name: '先勘场再报价', text: '测网络、量机位、看电源，报价单写明人员与设备。' },
        { name: '彩排走两遍', text: '一遍走流程，一遍走故障：断网、静音、嘉宾迟到都演一次。' },
        { name: '散场交三样', text: '成片、数据报告和线索清单，一次交齐。' },
      ],
      more: { text: '看拍摄执行服务', link: '/home/liveService' },
    },
  },
];

export const productServiceCopy = {
  title: '产品服务',
  intro: '自己播用云服务，要好看用虚拟直播，想省心交给全案团队。',
  choose: '选一种交付方式',
  banners: '近期方案',
  read: '看这套方案',
};
