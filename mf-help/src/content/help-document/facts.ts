/** Names of the facts above an article. */
export const factNames = {
  label: '开始之前',
  plans: '适用版本',
  roles: '角色',
  path: '操作位置',
  minutes: '阅读时间',
} as const;
