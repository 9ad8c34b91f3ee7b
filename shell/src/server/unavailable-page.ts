/** Shown only while a shell has no release set at all: it needs no set, no style and no script. */
export const unavailablePage = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>服务暂时不可用</title><meta name="robots" content="noindex"></head><body><h1>服务暂时不可用</h1><p>页面正在准备，请稍后刷新。</p></body></html>`;
