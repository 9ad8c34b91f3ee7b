export type KnownError = { says: string; cause: string; remedy: string; helpId?: number };

export const errorCopy = {
  heading: '开播报错对照',
  lead: '软件或浏览器弹出的原文，按字面在这里找。',
  head: ['提示或现象', '多半的原因', '怎么办'],
  more: '详细步骤',
} as const;

export const knownErrors: KnownError[] = [
  {
    says: '无法连接到服务器',
    cause: '推流地址填错或过期，或者会场防火墙拦了 1935 端口',
    remedy: '在控制台重新复制服务器与推流码；请网管放行端口，或改用 SRT',
    helpId: 10015,
  },
  {
    says: '无法访问指定的频道或推流码',
    cause: '推流码没抄全、带了空格，或者已经重置过',
    remedy: '在控制台用复制按钮重新取一次，服务器和推流码分两格粘贴',
    helpId: 10015,
  },
  {
    says: 'NetStream.Publish.BadName',
    cause: '同一个推流码已经有人在推',
    remedy: '停掉另一台设备，等 30 秒再推；不清楚是谁，就重置推流码',
    helpId: 10015,
  },
  {
    says: '403 或“鉴权失败”',
    cause: '推流地址带时效，已经过期',
    remedy: '刷新控制台，取当前场次的新地址',
    helpId: 10074,
  },
  {
    says: '丢弃的帧(网络) 持续上涨',
    cause: '上行带宽不够或 Wi-Fi 受干扰',
    remedy: '换有线，码率降到实测上行的一半以下',
    helpId: 10073,
  },
  {
    says: '编码过载！请考虑降低视频质量设置',
    cause: '电脑来不及编码',
    remedy: '改用显卡编码，输出降到 720p，关掉其他占显卡的程序',
    helpId: 10073,
  },
  {
    says: '画面全黑，声音正常',
    cause: '采集的窗口被最小化，或双显卡笔记本用了另一块显卡',
    remedy: '改为采集整个显示器；在系统里给开播工具指定显卡',
    helpId: 10074,
  },
  {
    says: '画面出现色块、拖影',
    cause: '关键帧间隔太长或线路丢包',
    remedy: '关键帧间隔设为 2 秒，再查线路',
    helpId: 10074,
  },
  {
    says: '有画面没声音',
    cause: '音频来源选错、被静音或采样率不一致',
    remedy: '看调音台电平有没有跳动，按五种原因逐一排除',
    helpId: 10075,
  },
  { says: '说话有回声、啸叫', cause: '外放的声音又进了话筒', remedy: '讲者戴耳机，或关掉监听外放', helpId: 10076 },
  {
    says: 'NotAllowedError',
    cause: '浏览器没有得到摄像头或话筒的许可',
    remedy: '点地址栏左侧的图标，改为允许，再刷新页面',
  },
  { says: 'NotFoundError', cause: '浏览器找不到摄像头或话筒', remedy: '重新插拔设备，确认系统设置里能看到它' },
  { says: 'NotReadableError', cause: '设备正被别的程序占用', remedy: '退出会议软件和相机程序，再回来开播' },
  {
    says: '手机切到后台后断流',
    cause: '系统收回了摄像头',
    remedy: '开播时保持前台，关闭省电模式，来电设为免打扰',
    helpId: 10013,
  },
];
