import { callbackWithin } from '../lead-band';
import { hardwareAsk } from './hero';
import { rentLimits } from './rent-or-buy';
import type { Comparison, FactRows, LeadLines, Lines, RelatedLink, StillWords } from '../product-page';

export const hardwareBefore: {
  title: Lines;
  intro: string;
  heads: readonly [string, string];
  list: readonly Comparison[];
} = {
  title: ['按天数算租还是买'],
  intro: '把用得到的天数加起来，租金到了套装的价，买比较合算；场地常换，租更省心。',
  heads: ['租', '买'],
  list: [
    { work: '天数', before: `合计不超过：${rentLimits}`, after: '超过这些天数，或者场地固定' },
    { work: '到手', before: '提前两天预约，带线材和备件到场', after: '现货三到五个工作日，上门安装调试' },
    { work: '坏了', before: '现场换备机，费用含在租金里', after: '质保期内换新，期外给备机用着修' },
    { work: '更新', before: '下次直接租新型号', after: '旧机折价，按年份抵扣' },
  ],
};

export const hardwareCase: StillWords = {
  title: '一只箱子装下一场',
  text: '机身、镜头、话筒和线缆各有格子：出发照着格子装，收场照着格子点。',
  points: ['线材与备件随箱到场', '满电的电池与用过的分开放', '少一件，打开箱子就看得见'],
};

export const hardwareMatch: { title: Lines; intro: string; facts: FactRows; note: string } = {
  title: ['接口适配表'],
  intro: '下面这些已经和导播台、客户端配过。不在表里的，发型号来测。',
  facts: {
    columns: ['类别', '认这些接口', '留意'],
    rows: [
      ['摄像机与相机', 'HDMI 干净输出、SDI', '关掉屏显，设 1080p 25 或 30 帧'],
      ['编码器', 'RTMP、SRT', '有双网口的优先'],
      ['导播一体机', 'HDMI / SDI 输入，推流输出', '录像卡用高速卡'],
      ['云台', 'NDI、VISCA over IP', '与导播电脑在同一网段'],
      ['麦克风与声卡', 'USB、XLR、3.5 mm', '会场取声要隔离变压器'],
      ['聚合路由', '三张以上运营商卡', '至少两家运营商'],
    ],
  },
  note: '价格与适配范围以合同为准。手里设备拿不准能不能接，把型号写进需求，顾问逐件核对。',
};

export const hardwareRelated: readonly RelatedLink[] = [
  { name: '直播拍摄执行', text: '设备和人一起到场', link: '/home/liveService' },
  { name: '3D 虚拟直播', text: '绿幕和灯之后，场景怎么来', link: '/home/3dpage' },
  { name: '下载中心', text: '开播工具、安装要求与版本说明', link: '/home/download' },
];

export const hardwareLead: LeadLines = {
  ask: hardwareAsk,
  title: ['按场地开一张设备清单'],
  intro: '留下电话，顾问问清房间、人数和已有设备，一个工作日内给两版清单：够用的，和好一点的。',
  steps: [
    { when: callbackWithin, what: '确认场地、人数与已有设备' },
    { when: '1 个工作日', what: '给出两版清单与租购价格' },
    { when: '到货当天', what: '安装、试播、培训半天' },
  ],
};
