/** The name of the section, as in breadcrumbs and titles. */
export const sectionName = '帮助中心';

export const treeCopy = { heading: '帮助目录', failed: '内容加载失败，点此重试' } as const;

export const askCopy = {
  heading: '仍未解决？',
  consult: '联系在线客服',
  leave: '留言给我们',
  hours: '值守，其他时间留言。',
  text: '报上直播间编号和出错的时间，能少问几轮。',
} as const;
