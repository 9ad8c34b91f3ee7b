/** The question for consent to statistics. */
export const consentTexts = {
  label: '隐私设置',
  question: ['我们使用必要的本地存储保证网站运行；', '统计功能需要你的同意'],
  details: '查看清单',
  granted: '同意统计',
  denied: '仅必要',
} as const;

/** The chapter of the privacy policy that lists what is stored. */
export const storageListAddress = '/home/UserAgreementPC#privacy-cookies';

/** The chapter on consent and how it is withdrawn. */
export const consentChapterAddress = '/home/UserAgreementPC#privacy-consent';
