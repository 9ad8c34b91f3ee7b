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
  shows: '冰箱门上贴着旧版的课程单，旁边的手机里是新版页面',
  pains: '你可能遇到的情况',
  scenes: '适用场次',
} as const;

/** Where the parts of the former page are in the new one, and what came there. */
export const familyOldMoves = {
  title: '内容在新版页面的位置',
  columns: { before: '旧版写的', now: '去看' },
  /** In the order of the features. */
  places: [
    { to: '#features', name: '课堂与提醒', more: '一堂手指食物小课的画面，旁边是助教归好类的提问' },
    { to: '#months', name: '月龄课程表', more: '五段月龄各接一堂课，换号提醒排在同一条线上' },
    { to: '#scenes', name: '六类场次', more: '会员日、工厂开放、亲子集会等六张场次图' },
  ],
} as const;
