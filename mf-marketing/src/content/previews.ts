/** The component previews of the specification: what each shows, by the last word of its address. */
export const previewCopy = {
  kicker: '组件预览',
  pages: {
    cloudServices: { title: '云服务', text: '首页“产品服务”一栏中云服务的面板，含导播台画面与三条要点。' },
    swiperTop: { title: '顶部轮播', text: '活动首页顶部的方案轮播，可以左右滑动，不会自己跳走。' },
    virtualLive: { title: '虚拟直播', text: '首页“产品服务”一栏中虚拟直播的面板，左边实景，右边三维场景。' },
    wholeCase: { title: '全案服务', text: '首页“产品服务”一栏中全案服务的面板，从勘场到交付的确认单。' },
    businessActivity: { title: '商务活动', text: '首页“解决方案”一栏中商务活动的面板：报名、直播与线索分派。' },
    multiStoreLive: { title: '多门店直播', text: '首页“解决方案”一栏中多门店直播的面板：总部同播与门店归属。' },
    privateDomainLive: { title: '私域直播', text: '首页“解决方案”一栏中私域直播的面板：社群预热与企微跟进。' },
    trainingLive: { title: '培训直播', text: '首页“解决方案”一栏中培训直播的面板：签到答题与学习报表。' },
    mBanner: { title: '营销横幅', text: '营销方案页开头的横幅：名称、承诺、说明与配图。' },
    mScene: { title: '营销场景', text: '营销方案页的适用场景，三种情形并排。' },
    mProduct: { title: '营销产品', text: '营销方案页所用的产品清单，逐行通往产品页。' },
    mCase: { title: '营销案例', text: '营销方案页的相近案例与结果数字。' },
    mQs: { title: '营销常见问题', text: '营销方案页的常见问题，点开看回答。' },
    mRecommend: { title: '营销推荐', text: '营销方案页末尾的推荐方案，三张卡片。' },
  },
} as const;

export type PreviewName = keyof typeof previewCopy.pages;
