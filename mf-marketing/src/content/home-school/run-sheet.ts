import type { Lines, RunPhase } from '../product-page';

export const schoolRun: { title: Lines; intro: string; phases: readonly RunPhase[] } = {
  title: ['一场毕业典礼的三周排期'],
  intro: '以一千二百名毕业生、两个校区的典礼为例。',
  phases: [
    {
      name: '前三周',
      span: '准备',
      steps: [
        { when: '前 21 天', what: '导入毕业生亲属名单，核对重名', who: '学工处', tool: '名单、亲属码' },
        { when: '前 10 天', what: '勘礼堂与操场网络，定机位', who: '电教中心', tool: '测速、机位图' },
        { when: '前 1 天', what: '按节目单走一遍，试颁证字幕', who: '导播老师', tool: '彩排模式、字幕条' },
      ],
    },
    {
      name: '典礼',
      span: '两小时',
      steps: [
        { when: '8:30', what: '入场画面与倒计时，家长先进来', who: '学生记者', tool: '暖场、弹幕' },
        { when: '9:20', what: '拨穗，逐院系上字幕，照片同步上墙', who: '导播老师', tool: '字幕条、图片直播' },
        { when: '10:40', what: '两个校区同屏合唱', who: '电教中心', tool: '异地同屏' },
      ],
    },
    {
      name: '之后',
      span: '一周',
      steps: [
        { when: '当天', what: '班级相册开放，家长下载原图', who: '班主任', tool: '班级相册' },
        { when: '第 3 天', what: '全程录像入校内机房，按院系切段', who: '电教中心', tool: '归档' },
        { when: '第 7 天', what: '公开相册关闭，外链停用', who: '学工处', tool: '有效期' },
      ],
    },
  ],
};
