/** Addresses of the first pages, each with words that only its own content has. */
export const firstPages: { address: string; words: string }[] = [
  { address: '/', words: '让每一场直播' },
  { address: '/home/entmarket', words: '企业营销直播' },
  { address: '/home/service', words: '逐项比较' },
  { address: '/home/case', words: '看看同行怎么播' },
  { address: '/home/case?id=41011', words: '十二路慢直播' },
  { address: '/help/helpCenter', words: '从这里查起' },
  { address: '/help/helpClassList/502', words: '批量导入白名单' },
  { address: '/help/helpDocument/10001', words: '如何注册并登录控制台' },
  { address: '/info', words: '资讯' },
  { address: '/info/cate/2', words: '直播运营' },
  { address: '/info/20001', words: '播一年' },
  { address: '/home/lectureIndex', words: '经典案例' },
  { address: '/home/lectureDetail/40001', words: '茶饮' },
  { address: '/m/', words: '让每一场直播' },
  { address: '/m/about', words: '我们把直播做清楚' },
];
