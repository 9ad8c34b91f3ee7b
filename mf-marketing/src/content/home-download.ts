import type { LeadLines } from './product-page';

export const downloadHead = {
  name: '下载中心',
  title: '下载中心_开播工具与客户端',
  description:
    '下载电脑端开播工具、3D 虚拟直播客户端、手机开播 App、相机直传助手与 SDK 的当前版本，附版本号、大小、校验值、系统要求与历史版本，按电脑与手机的系统挑选。',
  keywords: ['直播开播工具', '直播客户端下载', '手机开播App', '直播SDK'],
};

export const downloadHero = {
  title: ['下载开播工具', '与客户端'],
  intro: '选你的系统，直接到对应的安装包。每个版本都写明大小、校验值和系统要求。',
  systems: '按系统选择',
  yours: '你的系统',
};

export const downloadSections = {
  pc: { id: 'pc', title: '电脑开播', intro: '摄像头、屏幕和课件在一个窗口里切换；要绿幕和三维场景，用 3D 客户端。' },
  app: { id: 'app', title: '手机开播', intro: '一部手机就能开播，也能当第二机位。装好后用控制台账号登录。' },
  more: { id: 'more', title: '相机直传与 SDK', intro: '图片直播的摄影师装直传助手，开发者按需取 SDK。' },
};

export const downloadCopy = {
  version: '版本',
  updated: '更新',
  size: '大小',
  requires: '系统要求',
  get: '下载',
  more: '更新内容、校验值与历史版本',
  changes: '本次更新',
  sha256: 'SHA-256',
  fromShop: '由应用商店分发，校验由商店完成',
  history: '历史版本',
  scan: '手机扫码下载',
  scanLabel: '手机 App 下载二维码',
  weChat: '在微信里打开本页时，下载会被拦截：',
  weChatHow: '请点右上角，选择在浏览器中打开',
};

/** Where to read on. */
export const downloadLinks = {
  title: '装好之后',
  list: [
    { name: '电脑端怎么开播', text: '安装、登录、选画面，到第一场直播', link: '/help/helpClassList/201' },
    { name: '手机端怎么开播', text: '横竖屏、弱网和外接麦克风', link: '/help/helpClassList/202' },
    { name: '应用权限说明', text: '每项权限用在哪，关掉会怎样', link: '/home/permissions' },
    { name: '隐私政策', text: 'App 与 SDK 收集的信息清单', link: '/home/UserAgreementPC#privacy' },
  ],
};

export const downloadLead: LeadLines = {
  title: ['装好了，', '想有人陪着播一场？'],
  intro: '留下时间和人数，顾问陪你装好设备、走一遍流程，彩排到顺手再正式开播。',
};
