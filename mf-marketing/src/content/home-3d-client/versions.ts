/** What stands above the versions, which come from the download list. */
export const clientVersions = {
  title: '版本记录',
  intro: '保留近三个版本。大版本更新前，请先在备用电脑上打开一次自己的工程。',
  current: '当前版本',
  none: '各版本改了什么，见下载中心。',
} as const;
