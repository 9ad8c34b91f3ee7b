export const readingEndCopy = {
  note: '文中数字均为示例数据。',
} as const;
