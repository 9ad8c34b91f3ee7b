/** What the copy buttons of an article say. */
export const copying = {
  block: '复制',
  code: (code: string) => `复制 ${code}`,
  copied: '复制成功',
  failed: '复制失败',
} as const;
