/** The feedback card below every article. */
export const feedbackReasons = ['内容不清楚', '步骤与界面不一致', '没有解决我的问题', '其他'] as const;

export const feedbackCopy = {
  ask: '这篇文章有帮助吗？',
  yes: '有用',
  no: '没用',
  why: '是哪里不够好？',
  more: '补充说明（选填）',
  moreExample: '例如：第 3 步的按钮名称不同',
  send: '提交反馈',
  sending: '提交中…',
  thanks: '谢谢，反馈已收到。',
  thanksText: '编辑会据此核对并修订这篇文章。',
  unsolved: '问题还在？',
  people: '告诉值班同事',
  failed: '提交失败，请稍后重试',
} as const;
