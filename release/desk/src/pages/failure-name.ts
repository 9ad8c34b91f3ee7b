const kindsOfFailure: Record<string, string> = {
  render: '渲染失败',
  hydration: '水合失败',
  chunk: '脚本取不到',
  script: '脚本错误',
  policy: '违反内容策略',
  redirect: '跳转变多',
  missing: '页面缺失变多',
  noindex: '禁止收录变多',
  begun: '表单填了没提交变多',
  form: '表单提交无回应',
  tap: '点按无回应',
};

/** What has a second word after it. */
const timings: Record<string, string> = {
  render: '渲染变慢',
  cpu: '渲染占用处理器变多',
  ttfb: '首字节变慢',
  lcp: '最大内容出现变慢',
  inp: '操作响应变慢',
  cls: '排版移动变多',
  soft: '换页变慢',
  error: '某类浏览器出错变多',
};

/** What failed, as the guard names it: of what is timed, the quantile stands after it, of errors the browser family. */
export function failureName(kind: string): string {
  const [measure = '', part] = kind.split(' ');
  const timing = timings[measure];
  return timing && part ? `${timing}（${part}）` : (kindsOfFailure[kind] ?? kind);
}
