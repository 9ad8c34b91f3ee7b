import type { Question } from '../product-page';

export const clientQuestions: readonly Question[] = [
  {
    ask: 'macOS 能用吗？',
    answer:
      '暂时没有 macOS 版。苹果电脑可以用电脑端开播工具做普通抠像；要用三维场景和虚拟机位，需要一台装有独立显卡的 Windows 电脑，虚拟机里运行不在支持范围。',
  },
  {
    ask: '没有联网的会场能用吗？',
    answer:
      '登录后可离线使用 72 小时，抠像、场景和本地录制都不受影响，推流和同步素材需要网络。到内网场地前请先登录一次。',
  },
  {
    ask: '一个账号可以装几台电脑？',
    answer:
      '安装不限台数，限的是同一时间能推流的台数：{{plan.professional.name}}含 {{feature.studio-3d.professional}}，{{plan.flagship.name}}含 {{feature.studio-3d.flagship}}。{{plan.basic.name}}不含，可{{feature.studio-3d.basic}}；要多开几台也一样，3D 虚拟直播 {{add-on.studio-3d.rate}}。在后台“设备”里可以把旧电脑下线。',
  },
  {
    ask: '升级会影响做好的场景吗？',
    answer:
      '场景和机位预设存在工程文件里，升级前自动备份一份。跨大版本升级后请重新打开一次工程，等待着色器编译完再彩排。',
  },
];
