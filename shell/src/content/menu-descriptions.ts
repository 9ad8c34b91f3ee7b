/**
 * What the products, scenarios and services of the navigation are about, by their ids. Apart from the items, which come with the
 * script of every page: only parts that the server alone renders read it.
 */
export const menuDescriptions: Readonly<Record<string, string>> = {
  entmarket: '开播即获客',
  imageLive: '拍完就能看',
  '3dpage': '会议室变演播厅',
  vzChain: '门店一起播',
  vzScrm: '每位观众都有下文',
  yuanyuzhou: '一个链接走进展馆',
  edu: '课在线上，考勤照记',
  chain: '总部开播，门店成交',
  onlineShopLive: '边看边买，不离直播间',
  furn: '工厂走一圈，到店签单',
  cosmeticMedicine: '医生讲清楚，再约面诊',
  financial: '投教路演，全程留痕',
  gd: '多路信号，安全播出',
  summit: '多会场，一个入口',
  recruit: '云宣讲，一键投简历',
  activity: '签到抽奖，分会场同乐',
  healthy: '实名讲者，过审再播',
  liveService: '团队到场，拍到播完',
  daobo: '浏览器里切多路画面',
  liveHardware: '按场地配，可租可买',
  distribution: '一次推流，多平台同播',
  ai: '脚本、字幕与剪辑',
};
