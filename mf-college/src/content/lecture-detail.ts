export const detailCopy = {
  points: '本讲要点',
  course: '这门课',
  related: '接着学',
  trial: '用这一讲的方法试播一场',
  materials: {
    heading: '带走就能用',
    copy: '复制',
    copied: '复制成功',
    failed: '复制失败',
  },
} as const;
