import {
  BatteryCharging,
  Cable,
  Camera,
  Drone,
  IdCard,
  Lightbulb,
  type LucideIcon,
  Mic,
  Monitor,
  Package,
  QrCode,
  RadioTower,
  SlidersHorizontal,
  Smartphone,
  Video,
} from 'lucide-react';

/** By what its name holds; the first that fits, and a box for what none does. */
const signs: readonly [RegExp, LucideIcon][] = [
  [/麦|话筒|速记/, Mic],
  [/导播台|控制/, SlidersHorizontal],
  [/无人机/, Drone],
  [/相机|相册|镜头/, Camera],
  [/摄像机|云台机|俯拍/, Video],
  [/灯|光箱|太阳能/, Lightbulb],
  [/UPS|电源|蓄电池/, BatteryCharging],
  [/光纤|采集卡|转换盒|回传/, Cable],
  [/图传|聚合|流量卡|直采|低延时/, RadioTower],
  [/码$/, QrCode],
  [/手机/, Smartphone],
  [/屏|绿幕|主机|电脑|直播间|视频|播放页|垫片|水印|环境|字幕/, Monitor],
  [/卡|签|书|图$|问卷|照片/, IdCard],
];

/** The sign of a thing that was on site. */
export function KitSign({ name, className }: { name: string; className: string | undefined }) {
  const Sign = signs.find(([part]) => part.test(name))?.[1] ?? Package;
  return <Sign size={32} className={className} aria-hidden="true" />;
}
