export const mediaHead = {
  name: '媒体报道',
  title: '媒体报道_直播行业采访与观察',
  description:
    '媒体怎样写企业直播：门店导购、双师课堂、融媒体小队与行业论坛的现场采访，附发布日期与出处，点开就能读到原文。',
  keywords: ['媒体报道', '企业直播采访', '直播行业观察'],
};

export const mediaCopy = {
  title: ['别人怎么写', '企业直播这件事'],
  intro: '记者去过门店、课堂和会场，写下现场的人怎么用、哪里还不顺。报道按日期排列。',
  read: '阅读原文',
  outside: '在新窗口打开外部网站',
  list: '全部报道',
  desk: '记者桌上的报纸头版、录音笔和采访本',
  empty: '暂时没有报道，可以先看看公司近期的消息',
  news: { text: '看新闻动态', link: '/home/newsList' },
  press: {
    title: '媒体联系',
    text: '采访、供稿和转载授权，请写明媒体名称、选题和截稿时间，方便我们赶在截稿前回复。',
    mail: '采访邮箱',
    call: '媒体电话',
    form: { name: '采访预约', text: '在线留言', link: '/home/signUp' },
    about: { text: '公司简介与标识用法', link: '/home/about' },
  },
};
