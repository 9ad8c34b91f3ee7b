/** The former phone home page, kept as it was for old links; products and scenarios are today's. */
export const oldHomeCopy = {
  head: {
    title: '手机首页旧版_企业直播平台',
    description:
      '手机首页的旧版，为早年印在海报和名片上的链接保留；产品、场景与方案和新版同步，提交的需求同样由顾问在 24 小时内回电。',
    keywords: ['企业直播平台', '手机首页旧版'],
  },
  notice: '这是旧版首页，为早年的链接保留。',
  toNew: '去新版首页',
  title: '企业直播平台',
  text: '发布会、培训、门店与活动，手机点开就能看。',
  products: '产品',
  scenarios: '应用场景',
  market: '营销方案',
  form: { title: '留下直播需求', text: '顾问在 24 小时内回电。', submit: '提交需求' },
} as const;
