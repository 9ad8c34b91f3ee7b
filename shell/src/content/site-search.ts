/** Offered in the empty field of the site's search; each has results of several types. */
export const hotSearches = ['白名单', '抽奖', '推流', '发票', '防录屏'] as const;
