import type { Lines } from '../product-page';

export const aboutHistory: {
  title: Lines;
  intro: string;
  years: readonly { year: string; name: string; text: string }[];
} = {
  title: ['公司历程'],
  intro: '只记做过的事，新的在前。',
  years: [
    { year: '2026', name: '联合交付', text: '渠道伙伴大会定下同一张勘场表；图片直播的手机观看页，按拇指的习惯重做。' },
    { year: '2025', name: '新版控制台', text: '常用入口少点两次；直播讲堂开出线下班，公益直播支持计划启动。' },
    { year: '2024', name: '展厅与接口', text: '元宇宙展厅对外开放，展馆和直播放进同一个空间；开放接口有了沙箱。' },
    { year: '2023', name: '企微 SCRM', text: '直播间里的观众有了下文：进企微、打标签、排跟进。' },
    { year: '2022', name: '3D 虚拟直播', text: '桌面客户端发布，会议室的一面绿墙成了演播厅。' },
    { year: '2021', name: '一个账号', text: '图片直播与连锁直播先后上线，所有产品归到同一个控制台。' },
    { year: '2020', name: '云导播', text: '培训和招商都搬到线上，导播台开始在浏览器里运行。' },
    { year: '2019', name: '直播后台', text: '把现场用的流程单做成软件，早期用户是本地的会展公司。' },
    { year: '2018', name: '五个人', text: '三个做会议执行的人和两个写程序的人，租下一间带绿墙的仓库。' },
  ],
};
