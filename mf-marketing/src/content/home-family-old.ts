import type { ProductHead } from './product-page';

/** The former page for families; all but these words is today's. */
export const familyOldHead: ProductHead = {
  title: '家庭消费直播旧版页面_母婴与亲子',
  description:
    '母婴亲子与家庭消费直播方案的旧版页面，为早先的收藏与链接保留。内容与新版同源，月龄课程表、会员日与社群答疑的图示请到新版页面查看。',
  keywords: ['母婴直播', '亲子课堂'],
  name: '家庭消费（旧版）',
};

export const familyOldCopy = {
  notice: '这是旧版页面，为早先的链接保留。',
  toNew: '看新版页面',
  pains: '你可能遇到的情况',
  features: '我们能做的',
  scenes: '适用场次',
} as const;
