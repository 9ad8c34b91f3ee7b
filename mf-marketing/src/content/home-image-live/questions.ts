import type { Question } from '../product-page';

export const imageQuestions: readonly Question[] = [
  {
    ask: '支持哪些相机？',
    answer:
      '带 Wi-Fi、FTP 或 USB 输出的单反、微单都可以，各接法要准备什么，见本页“相机接入方式”的表。老机身用数据线接安卓手机中转，手机也能直接拍直接传。',
  },
  {
    ask: '现场网络差怎么办？',
    answer:
      '先传小图上墙，原图排队补传，断网不丢片，恢复后从断点接着传。几千人的会场建议备一台多网聚合路由，现场执行团队可以带过去。',
  },
  {
    ask: '人脸找图是否合规？',
    answer:
      '人脸属于敏感个人信息。功能默认关闭，开启后由嘉宾本人上传照片并单独同意，只用于在这本相册里找图；嘉宾可以随时撤回，主办方可以整本关闭；{{retention.face}}，特征自动删除，期限由主办方选定。不愿意用的人，可以按议程和时间找。',
  },
  {
    ask: '照片保留多久？',
    answer:
      '跟随套餐的回放存储期：{{plan.basic.name}} {{feature.replay.basic}}，{{plan.professional.name}} {{feature.replay.professional}}，{{plan.flagship.name}}{{feature.replay.flagship}}。到期前会提醒主办方，可以整本打包下载原图，也可以转入自己的网盘或素材库。',
  },
  {
    ask: '没有修图师能用吗？',
    answer: '可以。选一套预设，照片自动修好后由审核员放行。重点环节想要人工精修，可以请云修图师按场加入。',
  },
];
