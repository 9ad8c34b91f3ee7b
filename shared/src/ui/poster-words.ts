/** What a poster shows, in words, by its scene. */
export const posterWords: Readonly<Record<string, string>> = {
  chart: '示意图：观看人数的曲线',
  chat: '示意图：直播间的评论区',
  console: '示意图：导播台的画面',
  form: '示意图：报名表单',
  goods: '示意图：直播间的商品橱窗',
  phone: '示意图：手机上的直播间',
  photo: '示意图：活动照片墙',
  store: '示意图：门店里的直播',
  studio: '示意图：演播室与主播',
};
