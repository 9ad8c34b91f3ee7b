/** The words of the support form and its receipt. */
export const supportCopy = {
  heading: '还没解决？把直播间号和时间告诉我们',
  text: '值班同事会先查这一场的日志再回电，不用从头解释一遍。',
  open: '交给值班同事',
  close: '关闭',
  sheet: '交给值班同事',
  intro: '只有“报错或现象”和手机号必须填。知道直播间号和大约几点，我们一般不用再问一轮。',
  submit: '提交',
  optional: '选填',
  tried: '已经试过',
  reply: '值守，其他时间提交的，下次值守时先回电。',
  urgent: '急事请拨',
  received: '已收到，工单号',
  keep: '回电时报这个号，不用再讲一遍。着急就直接打电话。',
  copy: '复制工单号',
  copied: '复制成功',
  copyFailed: '复制失败',
} as const;
