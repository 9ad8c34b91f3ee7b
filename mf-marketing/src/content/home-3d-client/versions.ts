import type { Lines } from '../product-page';

export type ClientVersion = { version: string; day: string; changes: Lines };

/** Earlier versions; the current one comes from the download list. */
export const clientVersions: { title: string; intro: string; current: string; list: readonly ClientVersion[] } = {
  title: '版本记录',
  intro: '保留近四个版本。大版本更新前，请先在备用电脑上打开一次自己的工程。',
  current: '当前版本',
  list: [
    {
      version: '2.2.4',
      day: '2026-07-15',
      changes: ['虚拟大屏可以直接放网页', '修正双显示器下预监偏色'],
    },
    {
      version: '2.2.0',
      day: '2026-04-22',
      changes: ['场景 A、B 槽位互为预备，换场不黑屏', '机位预设由 5 个增加到 8 个'],
    },
    {
      version: '2.1.3',
      day: '2026-01-16',
      changes: ['新增首次启动的电脑检测', '安装包改为分卷下载，中断后可续传'],
    },
  ],
};
