const agreement = '/home/UserAgreementPC';

/** What a visitor agrees to, in the same words wherever a number is asked for (decision 050). */
export const consentWords = {
  /** Before what is agreed to: beside a box, and as a sentence. */
  ticked: '我已阅读并',
  sentence: '提交即表示',
  agree: '同意',
  policies: [
    { name: '《隐私政策》', address: `${agreement}#privacy` },
    { name: '《用户协议》', address: agreement },
  ],
  and: '与',
  /** In a new tab, so that no input is lost. */
  elsewhere: '在新窗口打开',
  /** Who calls, and what for. */
  purpose: { lead: '，顾问只就本次需求与我电话联系', support: '，值班同事只就这次问题给我回电' },
} as const;
