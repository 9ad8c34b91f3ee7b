export const detailCopy = {
  points: '本讲要点',
  related: '接着学',
  trial: '照着这一讲，播一场试试',
} as const;
