// Drawing of an article: articles, unlike videos, have none of their own.

/** By tag; the first tag listed here decides. */
export const tagScenes: Record<string, string> = {
  私域直播: 'phone',
  连锁门店: 'store',
  培训直播: 'phone',
  图片直播: 'photo',
  虚拟直播: 'studio',
  云导播: 'console',
  发布会: 'console',
  峰会: 'studio',
  招聘: 'phone',
  带岗: 'phone',
  家居: 'store',
  医美: 'chat',
  金融: 'chart',
  广电: 'console',
  教育: 'phone',
  SCRM: 'chat',
  企微: 'chat',
  白名单: 'form',
  防录屏: 'form',
  抽奖: 'goods',
  红包: 'goods',
  数据: 'chart',
  脚本: 'phone',
  合规: 'form',
};

/** By category, where no tag decides. */
export const categoryScenes: Record<number, string> = {
  1: 'chart',
  2: 'console',
  3: 'chat',
  4: 'phone',
  5: 'studio',
  6: 'photo',
  7: 'form',
  8: 'store',
};
