import { callbackWithin } from '../lead-band';
import { hallAsk } from '@site/shared/page/page-asks';
import type { FactRows, Feature, LeadLines, LineStep, Lines, NamedText, RelatedLink } from '../product-page';

export const hallVisit: { title: Lines; intro: string; list: readonly LineStep[] } = {
  title: ['一位访客的十九分钟'],
  intro: '从点开链接到离馆，每一步都能找到人、看到东西、留下联系。',
  list: [
    { when: '10:00', name: '进馆', text: '选一个数字分身，地图上标着今天的发布会。' },
    { when: '10:03', name: '逛到展位', text: '走近展位自动亮出名称，附近的人可以打招呼。' },
    { when: '10:05', name: '点开热点', text: '设备拆开看结构，手册、视频当场收进资料夹。' },
    { when: '10:10', name: '听发布会', text: '大屏直播同步到每个展位，坐下就能提问。' },
    { when: '10:16', name: '交换名片', text: '和顾问语音聊两句，双方同意后互留名片。' },
  ],
};

export const hallFeaturesTitle = '漫游与访客数据';

/** In the order of their stages: people in the hall, the visitor's trace. */
export const hallFeatures: readonly [Feature, Feature] = [
  {
    title: ['多人同屏逛展'],
    intro: '不是一页页翻图。走到哪里，身边是谁、谁在讲，都在同一个画面里。',
    points: [
      { name: '数字分身', text: '换装、挥手、坐下，展商可以穿统一工装' },
      { name: '多人同屏', text: '一间馆同屏 64 人，人多自动分到同样的平行馆' },
      { name: '语音与文字', text: '按距离听得见，走远了就安静，也可以拉小房间' },
    ],
  },
  {
    title: ['访客资料与跟进'],
    intro: '停在哪件展品前、拿了哪份资料、和谁换了名片，散场后按展位分给对应的人。',
    points: [
      { name: '热点与资料夹', text: '图文、视频、模型、报名表都能挂在展品上' },
      { name: '名片交换', text: '双方确认后才互看联系方式' },
      { name: '访客数据', text: '动线、停留、资料领取按展位统计，可导出' },
    ],
    more: { text: '看企微 SCRM 怎么跟进', link: '/home/vzScrm' },
  },
];

export const hallParts: { title: Lines; intro: string; list: readonly NamedText[] } = {
  title: ['搭馆用的九种部件'],
  intro: '从模板开始，换颜色、换展品、换大屏内容；要复刻真实展馆，给图纸和照片就能建。',
  list: [
    { name: '展馆模板', text: '单馆、双层馆、环形馆、校园、发布剧场' },
    { name: '展位', text: '标准展位与特装展位，展商自己上传展品' },
    { name: '三维展品', text: '上传常见模型格式，自动压缩成手机能看的大小' },
    { name: '直播大屏', text: '接入直播间，支持倒计时、回放与分会场' },
    { name: '导览路线', text: '设好讲解点，跟着讲解员走或自己逛' },
    { name: '报名与门票', text: '公开、密码、名单三种进法，可设展区权限' },
    { name: '广告位', text: '门头、吊旗、地贴，按展期更换' },
    { name: '互动任务', text: '集章、寻宝、问答，规则与奖品公示' },
    { name: '展商后台', text: '各家看各家的访客，主办方看全馆汇总' },
  ],
};

export const hallPlan: { title: Lines; intro: string; facts: FactRows; note: string } = {
  title: ['三种搭法的周期与展位'],
  intro: '先用模板开一届，再决定要不要定制，比一开始就建大馆稳妥。',
  facts: {
    columns: ['搭法', '适合', '周期', '展位', '保留'],
    rows: [
      ['模板馆', '企业展厅、招商推介、校园开放日', '5 个工作日', '48 个以内', '签约期内长期在线'],
      ['组合馆', '行业展会、区域联展', '3 周', '48 到 120 个', '展期后 6 个月，可续'],
      ['定制馆', '总部展馆、文旅场馆复刻', '6 到 8 周', '按图纸', '长期在线，按年维护'],
    ],
  },
  note: '周期与数量以方案为准。',
};

export const hallRelated: readonly RelatedLink[] = [
  { name: '3D 虚拟直播', text: '主讲人站进三维场景，适合发布与公开课', link: '/home/3dpage' },
  { name: '线上峰会', text: '多会场一个入口，议程与嘉宾集中呈现', link: '/home/summit' },
  { name: '线上招商大会', text: '意向客户在各省，先在屏幕里走一圈', link: '/home/marketing/50006' },
];

export const hallLead: LeadLines = {
  ask: hallAsk,
  title: ['预约看样馆'],
  intro: '留下联系方式，顾问发你样馆链接，陪你走一遍展商后台，再谈要不要建。',
  steps: [
    { when: callbackWithin, what: '发样馆链接与展商后台体验账号' },
    { when: '3 个工作日', what: '按展位数和展期给出搭法与报价' },
    { when: '开馆前一周', what: '展商培训，试逛一次压力测试' },
  ],
};
