import type { Lines, NamedWords, RelatedLink } from './product-page';

export const permissionsHead = {
  title: '应用权限说明_App权限用途与关闭方法',
  description:
    '逐项说明 App 申请的权限、使用场景与关闭后的影响。覆盖手机开播 App 与相机直传助手的 iOS、Android、鸿蒙版本，附各系统的关闭路径，随时可改。',
  keywords: ['应用权限说明', 'App权限', '权限关闭方法'],
  name: '应用权限说明',
} as const;

export const permissionsHero = {
  title: '应用权限说明',
  intro: '用到的那一刻才问，不同意也能用其他功能。下面逐项写明申请什么、为什么、关掉以后会怎样。',
  facts: [
    ['适用', '手机开播 App 5.2、相机直传助手 3.0'],
    ['更新', '2026-11-10'],
    ['系统', 'iOS 14、Android 8、鸿蒙 5.0 及以上'],
  ],
} as const;

/** The moment of asking, as it stands on a phone. */
export const permissionsAsk = {
  label:
    '示例画面：手机上点“开始直播”时弹出的系统询问，说明摄像头用来拍摄直播画面，下方是“不允许”和“允许”两个同样大小的选项',
  title: '新品试讲 · 预览',
  reason: '“手机开播”想使用你的摄像头',
  words: '用来拍摄直播画面。不允许时，仍可用屏幕或图片开播。',
  choices: ['不允许', '允许'],
  start: '开始直播',
  sample: '示例画面',
} as const;

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
  title: '十项权限，逐项说明',
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

export const permissionsNever: { title: string; intro: string; list: readonly NamedWords[] } = {
  title: '这些，我们不申请',
  intro: '如果某个安装包向你要了下面的权限，它多半不是我们的，请告诉我们。',
  list: [
    { name: '通讯录', words: '邀请观众用链接和海报，不读联系人' },
    { name: '短信与通话记录', words: '验证码请手动填写' },
    { name: '精确位置', words: '直播不需要知道你在哪' },
    { name: '后台读取剪贴板', words: '只在你点“粘贴”时读取' },
    { name: '健康与运动', words: '与开播无关' },
    { name: '应用列表', words: '不查看你装了什么' },
  ],
};

export const permissionsClose: {
  title: string;
  intro: string;
  legend: string;
  systems: readonly { name: string; steps: Lines }[];
  note: string;
} = {
  title: '怎样关闭或重新打开',
  intro: '改动马上生效，正在直播时请等散场再改。',
  legend: '手机系统',
  systems: [
    {
      name: 'iOS',
      steps: [
        '打开“设置”，向下找到“手机开播”',
        '逐项开关相机、麦克风、照片、通知、本地网络',
        '照片可选“所选照片”，只给用到的那几张',
      ],
    },
    {
      name: 'Android',
      steps: [
        '长按应用图标，点“应用信息”，再点“权限”',
        '每项可选“使用时允许”“每次询问”或“不允许”',
        '后台运行在“电池”里，名称因品牌略有不同',
      ],
    },
    {
      name: '鸿蒙',
      steps: ['打开“设置”，进入“隐私和安全”', '点“权限管理”，选择“手机开播”', '关闭后再次用到时，应用会重新询问'],
    },
  ],
  note: '想撤回同意并删除已上传的内容，请在应用“我的 › 账号与安全 › 注销”里操作，或写邮件到',
};

export const permissionsRelated: readonly RelatedLink[] = [
  { name: '隐私政策', words: '收什么、存多久、怎样删除', link: '/home/UserAgreementPC#privacy' },
  { name: '下载中心', words: '各系统安装包与版本说明', link: '/home/download' },
  { name: '手机 App 开播步骤', words: '装好之后照着播一场', link: '/help/helpCenter' },
];
