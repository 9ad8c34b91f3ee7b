import { callbackWithin } from '../lead-band';
export const aboutJoin = {
  title: ['加入我们'],
  intro: '我们在找愿意到现场看看的人。入职第一个月，不论什么岗位，都会跟一场完整的执行。',
  byMail: { name: '投递', text: '简历发到邮箱，写明岗位；作品、代码或样片附链接就好' },
  byForm: { name: '投递', text: '在留言里写明岗位和联系方式，我们联系你要简历；作品、代码或样片附链接就好' },
  ways: [
    { name: '面谈', text: '两轮，一轮聊做过的事，一轮一起看一场真实的直播' },
    { name: '答复', text: '结束后五个工作日内给结果，不合适也会说明原因' },
  ],
  duties: '要做的事',
  wants: '希望你',
  apply: '写邮件投递',
  applyByForm: '留言应聘',
  none: '在招岗位正在更新',
  noneByMail: '，可以先把简历发到',
  noneByForm: '，可以先留言告诉我们你会做什么',
} as const;

export const aboutContact = {
  title: '联系与到访',
  intro: '到访请提前一天约，演示间要留给当天的彩排。',
  phone: { name: '销售与服务电话' },
  form: { name: '在线留言', link: { name: '预约回电', to: '/home/signUp' }, text: '24 小时内回电' },
  email: { name: '合作、媒体与应聘', text: '{{promise.reply}}回复' },
  address: { name: '公司地址', text: '一楼演示间可预约参观' },
  links: [
    { name: '渠道合作', text: '区域、行业与集成伙伴', link: '/home/promotion' },
    { name: '媒体报道', text: '外部怎样写我们', link: '/home/media' },
    { name: '新闻动态', text: '版本发布与服务安排', link: '/home/newsList' },
    { name: '营业执照公示', text: '主体与备案信息', link: '/home/business_license.jpg' },
  ],
} as const;

export const aboutLead = {
  title: ['到导播间看一场彩排'],
  intro: '留下电话和方便的日子，顾问会约一场合适的彩排，你在旁边看流程，不用听介绍。',
  steps: [
    { when: callbackWithin, what: '顾问回电，确认想看哪一类直播' },
    { when: '到访前一天', what: '发来流程单和到访路线' },
    { when: '当天散场', what: '一起看数据，问题当场答' },
  ],
} as const;
