/** The component previews of the specification: what each shows, by the last word of its address. */
export const previewCopy = {
  kicker: '组件预览',
  pages: {
    cloudServices: { title: '云服务', text: '多路信号、主备推流和自动录制都在浏览器里完成。' },
    swiperTop: { title: '顶部轮播', text: '五套营销方案，左右滑动查看。' },
    virtualLive: { title: '虚拟直播', text: '会议室的绿幕实景与合成后的三维场景。' },
    wholeCase: { title: '全案服务', text: '从勘场、彩排到交付，由一位项目经理统筹。' },
    businessActivity: { title: '商务活动', text: '商务活动的报名、直播与线索分派。' },
    multiStoreLive: { title: '多门店直播', text: '多门店直播的总部同播与门店归属。' },
    privateDomainLive: { title: '私域直播', text: '私域直播的社群预热与企微跟进。' },
    trainingLive: { title: '培训直播', text: '培训直播的签到答题与学习报表。' },
    mBanner: { title: '营销横幅', text: '营销方案的名称、承诺与说明。' },
    mScene: { title: '营销场景', text: '营销方案适用的三种情形。' },
    mProduct: { title: '营销产品', text: '营销方案用到的产品。' },
    mCase: { title: '营销案例', text: '与营销方案相近的案例和结果。' },
    mQs: { title: '营销常见问题', text: '营销方案的常见问题与回答。' },
    mRecommend: { title: '营销推荐', text: '相近的三套营销方案。' },
  },
} as const;

export type PreviewName = keyof typeof previewCopy.pages;
