import {
  Armchair,
  Camera,
  Clapperboard,
  GraduationCap,
  HeartPulse,
  Landmark,
  type LucideIcon,
  PartyPopper,
  Presentation,
  RadioTower,
  Salad,
  ShoppingBag,
  SlidersHorizontal,
  Sparkles,
  Store,
  UserSearch,
  Waypoints,
} from 'lucide-react';

export type EntrySign = { icon: LucideIcon; description: string };

/**
 * Icon and description of the scenarios and services of the navigation, by their ids. They stand on the map of the site; in the menu,
 * which comes with every page, their titles say enough.
 */
export const entrySigns: Readonly<Record<string, EntrySign>> = {
  edu: { icon: GraduationCap, description: '课在线上，考勤照记' },
  chain: { icon: Store, description: '总部开播，门店成交' },
  onlineShopLive: { icon: ShoppingBag, description: '边看边买，不离直播间' },
  furn: { icon: Armchair, description: '工厂走一圈，到店签单' },
  cosmeticMedicine: { icon: HeartPulse, description: '医生讲清楚，再约面诊' },
  financial: { icon: Landmark, description: '投教路演，全程留痕' },
  gd: { icon: RadioTower, description: '多路信号，安全播出' },
  summit: { icon: Presentation, description: '多会场，一个入口' },
  recruit: { icon: UserSearch, description: '云宣讲，一键投简历' },
  activity: { icon: PartyPopper, description: '签到抽奖，分会场同乐' },
  healthy: { icon: Salad, description: '实名讲者，过审再播' },
  liveService: { icon: Clapperboard, description: '团队到场，拍到播完' },
  daobo: { icon: SlidersHorizontal, description: '浏览器里切多路画面' },
  liveHardware: { icon: Camera, description: '按场地配，可租可买' },
  distribution: { icon: Waypoints, description: '一次推流，多平台同播' },
  ai: { icon: Sparkles, description: '脚本、字幕与剪辑' },
};
