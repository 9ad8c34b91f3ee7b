import type { Lines, NamedText, RelatedLink } from '../product-page';

/** The permission dialog on a phone. */
export const permissionsAsk = {
  label: '手机上点“开始直播”时弹出的系统询问，说明摄像头用来拍摄直播画面，下方是“不允许”和“允许”两个同样大小的选项',
  title: '新品试讲 · 预览',
  reason: '“手机开播”想使用你的摄像头',
  text: '用来拍摄直播画面。不允许时，仍可用屏幕或图片开播。',
  choices: ['不允许', '允许'],
  start: '开始直播',
} as const;

export const permissionsNever: { title: string; intro: string; list: readonly NamedText[] } = {
  title: '不申请的权限',
  intro: '如果某个安装包向你要了下面的权限，它多半不是我们的，请告诉我们。',
  list: [
    { name: '通讯录', text: '邀请观众用链接和海报，不读联系人' },
    { name: '短信与通话记录', text: '验证码请手动填写' },
    { name: '精确位置', text: '直播不需要知道你在哪' },
    { name: '后台读取剪贴板', text: '只在你点“粘贴”时读取' },
    { name: '健康与运动', text: '与开播无关' },
    { name: '应用列表', text: '不查看你装了什么' },
  ],
};

export const permissionsClose: {
  title: string;
  intro: string;
  legend: string;
  systems: readonly { name: string; steps: Lines }[];
  note: string;
  /** Follows the note where there is a mail address. */
  orMail: string;
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
  note: '想撤回同意并删除已上传的内容，请在应用“我的 › 账号与安全 › 注销”里操作',
  orMail: '，或写邮件到',
};

export const permissionsRelated: readonly RelatedLink[] = [
  { name: '隐私政策', text: '收什么、存多久、怎样删除', link: '/home/UserAgreementPC#privacy' },
  { name: '下载中心', text: '各系统安装包与版本说明', link: '/home/download' },
  { name: '手机 App 开播步骤', text: '装好之后照着播一场', link: '/help/helpCenter' },
];
