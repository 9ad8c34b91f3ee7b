/** What the copy buttons of an article say. */
export const copying = {
  block: '复制',
  code: (code: string) => `复制 ${code}`,
  copied: (text: string) => `已复制：${text}`,
  copiedBlock: '已复制',
  failed: '复制失败，请长按选中后复制',
} as const;
