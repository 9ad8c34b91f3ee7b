import { pageCardName } from '@site/shared/contract/card-name';
import { type PlaceName, placeNames } from '@site/shared/contract/place-names';
import type { CardSource } from './card-source';

type PageCard = readonly [path: string, section: string, title: string, note: string, scene: string];

/** Pages that are not content: what they say in a chat, and the place or scene of their world. */
const pages: readonly PageCard[] = [
  ['/home/entmarket', '企业营销直播', '一场直播，\n名单分好再散场', '报名、互动、跟进在一个后台', 'launch'],
  ['/home/imageLive', '图片直播', '相机一按，\n照片上墙', '修图、水印、找照片都在手机上', 'group'],
  ['/home/3dpage', '3D 虚拟直播', '会议室，\n变成演播厅', '绿幕前站好，场景随时换', 'set-launch'],
  ['/home/vzChain', '连锁直播', '总部开播，\n门店一起卖', '订单和会员各归各店', 'counter'],
  ['/home/vzScrm', '企微 SCRM', '每位观众，\n都有人跟进', '看播时长变成标签和任务', 'host'],
  ['/home/yuanyuzhou', '元宇宙展厅', '一个链接，\n走进展馆', '展台、资料、名片点开就有', 'booth'],
  ['/home/edu', '教育培训', '课讲得清，\n谁学到了也清楚', '三分屏、签到、随堂题、学时', 'class'],
  ['/home/chain', '连锁门店', '一条信号，\n每家店都在播', '门店码分清业绩', 'counter'],
  ['/home/onlineShopLive', '新零售电商', '讲到哪件，\n哪件就弹出来', '商品、优惠券、订单连成一条线', 'shop-host'],
  ['/home/furn', '家居建材', '样板间，\n搬进直播间', '看完当场约量房', 'room'],
  ['/home/cosmeticMedicine', '医疗美容', '先讲清楚，\n再请到店', '资质、话术、留资都有据可查', 'doctor'],
  ['/home/financial', '金融财经', '路演开播，\n合规留痕', '风险提示、实名、录制一样不少', 'set-roadshow'],
  ['/home/gd', '广电传媒', '演播室标准，\n浏览器里完成', '多机位、字幕、延时、应急垫片', 'news'],
  ['/home/summit', '线上峰会', '一个主会场，\n带得动分会场', '日程、同传、签到一页看完', 'pitch'],
  ['/home/recruit', '招聘直播', '岗位讲完，\n简历已经到了', '一边播一边投，面试当场约', 'careers'],
  ['/home/activity', '活动年会', '台上开奖，\n台下一起抢', '签到、弹幕、抽奖、照片墙', 'dinner'],
  ['/home/healthy', '大健康', '专家讲，\n观众问得到', '提问先审，回放分段', 'doctor'],
  ['/home/liveService', '直播拍摄执行', '人和设备，\n我们带到现场', '勘场、彩排、开播、复盘', 'close-up'],
  ['/home/daobo', '云导播', '三个机位，\n浏览器里切', '预监、主监和声音都在一屏', 'news'],
  ['/home/liveHardware', '直播硬件', '该带哪几样，\n一张清单说清', '按场地配，现场有备份', 'room'],
  ['/home/ai', 'AI 直播工具', '字幕纪要切片，\n播完就有', '人看一遍再发出去', 'slides'],
  ['/home/service', '价格', '四个版本，\n并排比着看', '流量和时长当场估', 'slides'],
  ['/home/case', '案例库', '同行怎么播，\n翻一翻就有', '按行业、场景、产品找', 'audience'],
  ['/home/syzb', '私域直播', '观众来自社群，\n也留在社群', '预热、开播、复购三步走', 'host'],
  ['/home/promotion', '渠道合作', '你有客户，\n我们有产品', '三种合作方式，结算看得见', 'signing'],
  ['/home/3dClient', '3D 直播客户端', '虚拟场景，\n装一次就能用', '系统要求和安装步骤都在这页', 'set-terrace'],
  ['/home/ActivityManage', '活动管理', '从一张邀请，\n到一份报告', '报名、签到、制证、会后归档', 'award'],
  ['/home/cosmetology', '美业连锁', '把到店理由，\n放进直播间', '拓客卡、次卡与到店核销', 'close-up'],
  ['/home/education', '线上开课', '线下的课，\n一天搬到线上', '课件、点名、回放一起带走', 'class'],
  ['/home/executePage', '直播执行', '一场直播，\n需要哪些人', '六步流程和预算写在一页', 'moderator'],
  ['/home/family', '母婴亲子', '陪一个家庭，\n走更久一点', '专家课堂和会员日的节奏', 'family-room'],
  ['/home/knowledge', '知识付费', '好内容有价格，\n也有保护', '专栏、训练营、防盗一套做完', 'speaker'],
  ['/home/marketingCloud', '营销云', '活动和客户，\n连成一条线', '内容、直播、数据同一套账号', 'round-table'],
  ['/home/marketingConference', '会议营销', '会前约得到，\n会后跟得上', '邀约、到会、讲解、复访', 'signing'],
  ['/home/microMarketing', '微营销', '24 个小工具，\n直播前后都用', '抽奖、海报、问卷按场景挑', 'hold'],
  ['/home/originalService', '原创策划', '先听两个方向，\n再写脚本', '脚本、物料、主持、短视频', 'set-news'],
  ['/home/school', '校园直播', '校园大日子，\n都能到场', '典礼、家长会、公开课、运动会', 'group'],
  ['/home/vzCloud', '开放平台', '把直播能力，\n装进你的业务', '接口、SDK、回调按文档接入', 'factory'],
  ['/home/website', '直播官网', '给直播一个，\n自己的官网', '直播日历和回放库一起上线', 'launch'],
];

const isPlace = (name: string): name is PlaceName => placeNames.some((place) => place === name);

export const pageCards: readonly CardSource[] = pages.map(([path, section, title, note, scene], index) => ({
  id: pageCardName(path),
  title,
  section,
  note,
  ...(isPlace(scene) ? { place: scene } : { scene }),
  ground: index % 2 === 0 ? 'night' : 'mint',
}));
