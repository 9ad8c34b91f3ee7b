/** 营业执照公示. No number here looks like a real one. */
export const licenceCopy = {
  head: {
    title: '营业执照公示',
    description:
      '网站经营主体的营业执照信息公示。载有企业名称、住所、经营范围与备案信息，核验以国家企业信用信息公示系统为准。',
  },
  title: '营业执照公示',
  intro: '依照电子商务经营者信息公示的要求，在此公示网站经营主体的执照信息。',
  label: '营业执照影像：写有企业名称、住所、经营范围等栏目，统一社会信用代码等处留空，整张盖有样章',
  paper: '营业执照',
  sample: '示例',
  sampleNote: '本图不具有法律效力',
  scope: '软件开发；信息技术服务；演出与会议的拍摄、直播技术服务',
  rows: {
    code: '统一社会信用代码',
    name: '名称',
    kind: '类型',
    person: '法定代表人',
    address: '住所',
    scope: '经营范围',
  },
  facts: {
    title: '主体与备案',
    legal: '经营主体',
    icp: 'ICP 备案号',
    police: '公安备案号',
    licence: '增值电信业务许可证',
  },
  verify: '核验执照真伪，请以国家企业信用信息公示系统的查询结果为准。',
  back: '返回首页',
} as const;
