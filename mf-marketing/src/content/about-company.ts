import type { Lines } from './product-page';

export const aboutHistory: {
  title: Lines;
  intro: string;
  years: readonly { year: string; name: string; words: string }[];
  note: string;
} = {
  title: ['从一面绿墙，', '到一个控制台'],
  intro: '只记做过的事，新的在前。',
  years: [
    { year: '2026', name: '联合交付', words: '渠道伙伴大会定下同一张勘场表；图片直播的手机观看页按拇指的习惯重做。' },
    { year: '2025', name: '新版控制台', words: '常用入口少点两次；直播讲堂开出线下班，公益直播支持计划启动。' },
    { year: '2024', name: '展厅与接口', words: '元宇宙展厅对外开放，展馆和直播放进同一个空间；开放接口有了沙箱。' },
    { year: '2023', name: '企微 SCRM', words: '直播间里的观众有了下文：进企微、打标签、排跟进。' },
    { year: '2022', name: '3D 虚拟直播', words: '桌面客户端发布，会议室的一面绿墙成了演播厅。' },
    { year: '2021', name: '一个账号', words: '图片直播与连锁直播先后上线，所有产品归到同一个控制台。' },
    { year: '2020', name: '云导播', words: '培训和招商都搬到线上，导播台开始在浏览器里运行。' },
    { year: '2019', name: '直播后台', words: '把现场用的流程单做成软件，早期用户是本地的会展公司。' },
    { year: '2018', name: '五个人', words: '三个做会议执行的人和两个写程序的人，租下一间带绿墙的仓库。' },
  ],
  note: '公司与经历均为虚构示例。',
};

export const aboutJoin = {
  title: ['加入我们'],
  intro: '我们在找愿意到现场看看的人。入职头一个月，不论什么岗位，都会跟一场完整的执行。',
  ways: [
    { name: '投递', words: '简历发到邮箱，写明岗位；作品、代码或样片附链接就好' },
    { name: '面谈', words: '两轮，一轮聊做过的事，一轮一起看一场真实的直播' },
    { name: '答复', words: '结束后五个工作日内给结果，不合适也会说明原因' },
  ],
  duties: '要做的事',
  wants: '希望你',
  apply: '写邮件投递',
  none: '在招岗位正在更新，可以先把简历发到',
} as const;

export const aboutContact = {
  title: '联系与到访',
  intro: '到访请提前一天约，演示间要留给当天的彩排。',
  phone: { name: '销售与服务电话', words: '工作日' },
  email: { name: '合作、媒体与应聘', words: '一个工作日内回复' },
  address: { name: '公司地址', words: '一楼演示间可预约参观' },
  links: [
    { name: '渠道合作', words: '区域、行业与集成伙伴', link: '/home/promotion' },
    { name: '媒体报道', words: '外部怎样写我们', link: '/home/media' },
    { name: '新闻动态', words: '版本发布与服务安排', link: '/home/newsList' },
    { name: '营业执照公示', words: '主体与备案信息', link: '/home/business_license.jpg' },
  ],
} as const;

export const aboutLead = {
  title: ['来导播间坐坐，', '看一场正在播的'],
  intro: '留下电话和方便的日子，顾问会约一场合适的彩排，你在旁边看流程，不用听介绍。',
  steps: [
    { when: '当天', what: '顾问回电，确认想看哪一类直播' },
    { when: '到访前一天', what: '发来流程单和到访路线' },
    { when: '当天散场', what: '一起看数据，问题当场答' },
  ],
} as const;
