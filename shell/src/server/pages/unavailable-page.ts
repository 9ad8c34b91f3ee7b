import { errorPageFailed } from '../../chrome/errors/page-error';

function barePage(title: string, message: string): string {
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="robots" content="noindex"></head><body><h1>${title}</h1>${message}</body></html>`;
}

/** Shown only while a shell has no release set: it needs no set, style or script. */
export const unavailablePage = barePage('服务暂时不可用', '<p>页面正在准备，请稍后刷新。</p>');

/** Shown where more pages are asked for than can be rendered. `href=""` is the address that was asked for. */
export const bareBusyPage = barePage(
  '现在访问的人有点多',
  '<p>这一页暂时排不上，请稍等几秒再试。</p><p><a href="">重试</a> <a href="/">返回首页</a></p>',
);

/** Shown only where the error page cannot be rendered either. */
export const brokenErrorPage = barePage(
  '服务暂时不可用',
  `<p lang="en">${errorPageFailed}</p><p><a href="/">返回首页</a></p>`,
);
