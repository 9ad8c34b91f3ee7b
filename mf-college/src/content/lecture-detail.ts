export const detailCopy = {
  points: '本讲要点',
  course: '这门课',
  related: '接着学',
  trial: '用这一讲的方法试播一场',
  materials: {
    heading: '带走就能用',
    text: '复制到自己的文档里改，或者用浏览器的打印功能打出来贴在工位上。',
    copy: '复制',
    copied: '复制成功',
    failed: '复制失败',
  },
} as const;
