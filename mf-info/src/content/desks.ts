import type { DeskName } from '@site/shared/contract/desk-names';

type Desk = { name: string; text: string };

/** The desks that write: by the author of an article, what the desk is called and what its name stands for. */
export const desks: Record<string, Desk> = {
  内容组: {
    name: '内容组 · 直播运营',
    text: '写脚本、控场、社群和复盘。成稿先交给跟过这类活动的执行同事，他划掉的句子不上站。',
  },
  执行团队: {
    name: '执行团队 · 活动现场',
    text: '文章由带队的导演和技术写，单子都在现场用过三次以上，收工会上删改过的才放出来。',
  },
  客户成功部: {
    name: '客户成功部 · 私域与行业',
    text: '写客户怎么用起来、卡在哪里，也发布服务安排。写到具体客户的地方，名称和数字都作过处理。',
  },
  产品团队: {
    name: '产品团队 · 功能与设计',
    text: '谁做的功能谁来写，限制和已知问题与好处写在同一篇里，界面改了就回来改文字。',
  },
  技术团队: {
    name: '技术团队 · 音视频与网络',
    text: '参数都在自己的设备上推过流再写，测法附在文中，你可以照着量一遍，对不上就告诉我们。',
  },
  市场部: {
    name: '市场部 · 公司动态',
    text: '发布公司的消息与活动，时间、范围和联系方式经对应部门确认后刊出，有变动在原文更正。',
  },
} satisfies Record<DeskName, Desk>;
