import type { Lines } from '../product-page';

export type Permission = {
  key:
    | 'camera'
    | 'microphone'
    | 'photos'
    | 'files'
    | 'notice'
    | 'bluetooth'
    | 'network'
    | 'place'
    | 'screen'
    | 'battery';
  name: string;
  purpose: string;
  asked: string;
  refused: string;
  systems: Lines;
};

export const permissionsList: { title: string; intro: string; columns: Lines; list: readonly Permission[] } = {
  title: '十项权限的用途',
  intro: '除注明外两款应用都会用到。每项都可以单独关闭。',
  columns: ['权限', '用来做什么', '什么时候问', '不同意会怎样', '系统'],
  list: [
    {
      key: 'camera',
      name: '相机',
      purpose: '拍摄直播画面；扫码登录控制台',
      asked: '点“开始直播”或“扫一扫”',
      refused: '可改用屏幕、图片或外接信号开播',
      systems: ['iOS', 'Android', '鸿蒙'],
    },
    {
      key: 'microphone',
      name: '麦克风',
      purpose: '采集主播声音；与嘉宾连麦',
      asked: '开播前的声音检查',
      refused: '直播没有人声，其余功能不变',
      systems: ['iOS', 'Android', '鸿蒙'],
    },
    {
      key: 'photos',
      name: '相册',
      purpose: '选封面和图文素材；保存邀请海报',
      asked: '点“从相册选择”或“保存海报”',
      refused: '可用系统默认封面，海报可直接分享',
      systems: ['iOS', 'Android', '鸿蒙'],
    },
    {
      key: 'files',
      name: '文件',
      purpose: '上传课件；保存本地录制；相机直传时暂存原图',
      asked: '选择课件或打开本地录制',
      refused: '不能上传课件，云端录制不受影响',
      systems: ['Android', '鸿蒙'],
    },
    {
      key: 'notice',
      name: '通知',
      purpose: '开播提醒、断流告警、审核待办',
      asked: '首次预约或首次开播后',
      refused: '收不到提醒，可在应用内查看',
      systems: ['iOS', 'Android', '鸿蒙'],
    },
    {
      key: 'bluetooth',
      name: '蓝牙',
      purpose: '连接蓝牙麦克风；与相机配对',
      asked: '点“连接设备”',
      refused: '改用有线麦克风或数据线',
      systems: ['iOS', 'Android', '鸿蒙'],
    },
    {
      key: 'network',
      name: '本地网络',
      purpose: '在同一 Wi-Fi 下找到相机和编码器',
      asked: '相机直传助手搜索相机时',
      refused: '可手动填写相机地址，或用数据线',
      systems: ['iOS'],
    },
    {
      key: 'place',
      name: '大致位置',
      purpose: '系统要求：读取 Wi-Fi 名称以连接相机热点，不上传位置',
      asked: '相机直传助手连接热点时',
      refused: '请在系统设置里手动连接热点',
      systems: ['Android'],
    },
    {
      key: 'screen',
      name: '屏幕录制',
      purpose: '直播手机屏幕，如演示小程序',
      asked: '每次选“屏幕开播”都会问',
      refused: '不能直播屏幕，其他来源不变',
      systems: ['iOS', 'Android', '鸿蒙'],
    },
    {
      key: 'battery',
      name: '后台运行',
      purpose: '锁屏后声音不断，照片继续上传',
      asked: '首次锁屏开播前',
      refused: '切到后台会暂停推流或上传',
      systems: ['Android', '鸿蒙'],
    },
  ],
};
