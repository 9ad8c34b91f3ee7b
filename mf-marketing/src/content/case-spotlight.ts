/** Words around the case that a page tells. */
export const caseSpotlightCopy = {
  /** Above the bars of how many watched. */
  overAudience: '下为在线人数',
  others: '同类案例',
  alt: ({ customer, title }: { customer: string; title: string }) => `${customer}的直播现场：${title}`,
  drawn: (shows: string) => `示意图：${shows}`,
};
