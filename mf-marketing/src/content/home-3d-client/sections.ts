import { callbackWithin } from '../lead-band';
import type { FactRows, LeadLines, LineStep, Lines, RelatedLink } from '../product-page';

export const clientNeeds: { title: Lines; intro: string; facts: FactRows; note: string } = {
  title: ['按播出效果看系统要求'],
  intro: '前两列按 1080p 25 帧计，4K 也按 25 帧。笔记本请接电源；核显能打开软件，但撑不住一场直播。',
  facts: {
    columns: ['项目', '单人', '双人加 AR', '4K 输出'],
    rows: [
      ['操作系统', 'Windows 10 64 位', 'Windows 10 64 位', 'Windows 11'],
      ['处理器', '6 核', '8 核', '12 核'],
      ['内存', '16 GB', '32 GB', '32 GB'],
      ['显卡', '独立显卡，显存 6 GB', '独立显卡，显存 8 GB', '独立显卡，显存 12 GB'],
      ['硬盘', '固态，空余 40 GB', '固态，空余 80 GB', '固态，空余 120 GB'],
      ['采集', 'USB 3.0 采集盒', 'PCIe 采集卡两路', 'PCIe 4K 采集卡'],
      ['上行网络', '10 Mbps 有线', '10 Mbps 有线', '{{codec.2160p25-uplink}} 有线'],
    ],
  },
  note: '场景越复杂要求越高。定制场景交付后，请在开播用的电脑上连续跑满 30 分钟。',
};

export const clientInstall: { title: Lines; intro: string; list: readonly LineStep[] } = {
  title: ['从下载到首次进场景的六步'],
  intro: '网速正常的话一小时以内。场景包较大，请在彩排前一天下好。',
  list: [
    { when: '第 1 步', name: '下载与校验', text: '在下载中心取安装包，核对 SHA-256。' },
    { when: '第 2 步', name: '安装', text: '路径不要含中文，约需 6 GB 空间。' },
    { when: '第 3 步', name: '登录与检测', text: '用控制台账号登录，等检测给出画质档位。' },
    { when: '第 4 步', name: '接信号', text: '选采集设备，点一下幕布取色。' },
    { when: '第 5 步', name: '选场景', text: '下载模板，调脚的位置，绑定大屏。' },
    { when: '第 6 步', name: '试推 10 分钟', text: '推到测试直播间，用手机看一遍。' },
  ],
};

export const clientRelated: readonly RelatedLink[] = [
  { name: '3D 虚拟直播', text: '能做什么，四套常用场景长什么样', link: '/home/3dpage' },
  { name: '直播硬件', text: '绿幕、灯光和采集卡，按场地配一套', link: '/home/liveHardware' },
  { name: '绿幕拍摄的布光要点', text: '抠得干净，八成看布光', link: '/help/helpDocument/10020' },
];

export const clientLead: LeadLines = {
  title: ['发来电脑型号查配置'],
  intro: '留下电话，把电脑、显卡和采集卡型号写在需求里，顾问一个工作日内回复档位和要补的东西。',
  steps: [
    { when: callbackWithin, what: '确认用途：单人、双人还是 4K' },
    { when: '1 个工作日', what: '给出档位建议与补件清单' },
    { when: '约定时间', what: '远程装好，一起试推一次' },
  ],
};
