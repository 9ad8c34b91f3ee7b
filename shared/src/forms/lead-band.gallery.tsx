import { LeadBand } from './lead-band';

export const gallery = {
  fills: true,
  pictures: {
    390: { file: 'product-390.png', top: 5090, height: 570 },
    1440: { file: 'product-1440.png', top: 6020, height: 600 },
  },
};

const words = {
  title: ['下一场，', '从一次沟通开始'],
  intro: '留下电话，顾问带着同行的案例来谈。',
  steps: [
    { when: '先', what: '问清场次和人数' },
    { when: '三天内', what: '给出方案和报价' },
    { when: '开播前', what: '陪着彩排一遍' },
  ],
};

export const Steps = () => <LeadBand {...words} />;

export const Mobile = () => <LeadBand {...words} form="mobile" />;

export const Asked = () => <LeadBand {...words} asked="照着这个案例播：12 路机位、3 位值班" />;

export const InPlaceOfSteps = () => (
  <LeadBand {...words}>
    <p>先看三个同行案例。</p>
  </LeadBand>
);
