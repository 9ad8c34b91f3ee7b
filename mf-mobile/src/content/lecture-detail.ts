export const lectureDetailCopy = {
  points: '先记住这五条',
  related: '接着学',
  trial: {
    heading: '照着播一场试试',
    text: '免费试用 7 天，顾问在 24 小时内联系你并协助开通。',
    link: '登记试用',
  },
} as const;
