import type { Lines } from '../product-page';

export type ClientError = { code: string; shown: string; cause: string; fix: Lines };

export const clientErrors: {
  title: Lines;
  intro: string;
  causeName: string;
  fixName: string;
  list: readonly ClientError[];
} = {
  title: ['按代码查报错原因'],
  intro: '窗口右下角的四位代码就是编号。查不到的，点“导出日志”发给客服，比截图管用。',
  causeName: '原因',
  fixName: '怎么办',
  list: [
    {
      code: 'G101',
      shown: '未检测到可用的独立显卡',
      cause: '笔记本在用核显省电，或显卡驱动过旧。',
      fix: ['在系统图形设置里给客户端选“高性能”', '把驱动更新到近一年内的版本，重启再开'],
    },
    {
      code: 'G204',
      shown: '显存不足并已关闭反射',
      cause: '两个场景同时载入，或大屏放了 4K 视频。',
      fix: ['清空不用的场景槽位', '大屏素材转成 1080p', '关闭景深与反射'],
    },
    {
      code: 'C302',
      shown: '采集设备被占用',
      cause: '会议软件或另一个推流工具正开着摄像头。',
      fix: ['退出占用的程序', '仍不行就换一个 USB 3.0 接口'],
    },
    {
      code: 'K110',
      shown: '幕布颜色不均可能使抠像残缺',
      cause: '四角与中心亮度相差超过半档，或衣服与幕布同色。',
      fix: ['先关主光，只调背景灯', '换掉绿色衣物，再重新取色'],
    },
    {
      code: 'N401',
      shown: '推流连接中断后正在重试',
      cause: '上行带宽不足，或会场网络拦截了 1935 端口。',
      fix: ['码率先降到 3 Mbps', '改用 SRT 或 443 端口推流', '切到备用网络'],
    },
    {
      code: 'P503',
      shown: '场景包校验失败',
      cause: '下载中断，或安全软件隔离了部分文件。',
      fix: ['把场景目录加入信任', '删除该场景后重新下载'],
    },
  ],
};
