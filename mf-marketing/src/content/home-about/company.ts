import type { NamedText } from '../product-page';

export const aboutProfile = {
  title: ['写软件的和跑现场的各占一半'],
  text: [
    '我们为企业提供直播产品与现场服务。做营销、培训、门店、峰会和融媒体的团队，在同一个后台里完成报名、开播、互动和复盘；人手不够的场次，由我们的导播和摄像到场补齐。',
    '写软件的同事每个季度跟一场执行，去现场的同事参加每次版本评审。所以菜单上的词，和对讲机里喊的是同一套。',
  ],
  facts: [
    {
      name: '{{company.founded.name}}',
      value: '{{company.founded.value}}',
      unit: '{{company.founded.unit}}',
      ours: true,
    },
    { name: '{{company.team.name}}', value: '{{company.team.value}}', unit: '{{company.team.unit}}', ours: true },
    { name: '{{company.regions.name}}', value: '{{company.regions.value}}', unit: '{{company.regions.unit}}' },
    { name: '{{company.event-duty.name}}', value: '{{company.event-duty.value}}', unit: '{{company.event-duty.unit}}' },
  ],
} as const;

export const aboutBeliefs: {
  title: string;
  intro: string;
  list: readonly (NamedText & { excluded: string })[];
  promises: readonly { value: string; unit: string; text: string }[];
  note: string;
} = {
  title: '播得稳，看得清，跟得上',
  intro: '三句话写在合同扉页，也写明了我们不做什么。',
  list: [
    {
      name: '播得稳',
      text: '重要的场次两路网络互备，断流先切垫片；开通重要场次保障的，有人值守到最后一位观众离开。',
      excluded: '没测过网的会场，不承诺画质。',
    },
    {
      name: '看得清',
      text: '画面、用量、价格和结果放在明处。写进报告的数字，都说得出是怎么数出来的。',
      excluded: '不刷人数，不替客户美化曲线。',
    },
    {
      name: '跟得上',
      text: '一件事从头到尾由同一个人跟，转手要说明原因。散场不是结束，复盘会上见。',
      excluded: '不把问题转给“技术看一下”就没了下文。',
    },
  ],
  promises: [
    { value: '5', unit: '分钟', text: '工作时段内，在线咨询有人应答' },
    { value: '15', unit: '分钟', text: '收到故障报告，给出初步判断' },
    { value: '30', unit: '分钟', text: '没解决前，按这个间隔同步进展' },
  ],
  note: '以上是内部约定的服务目标，合同另有约定的以合同为准。',
};
