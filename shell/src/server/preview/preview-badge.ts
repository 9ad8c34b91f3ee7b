import { createHash } from 'node:crypto';
import type { Preview } from '@site/release/preview-link';
import { escapeHtml } from '../../document/escape';
import { type StoredPage, storedPage } from '../pages/html-cache';
import { endAddress } from './preview-addresses';

/** What the badge says beside version and end. */
export type PreviewState = 'shown' | 'full' | 'broken';

const notes: Record<PreviewState, string> = {
  shown: '',
  full: '；同时进行的预览已满，当前显示线上版本，请十分钟后再试',
  broken: '；这个版本无法加载，当前显示线上版本',
};

/**
 * Of previews alone, so that it weighs nothing on the pages of visitors; allowed there by its hash. In the flow of the page:
 * the header stays where it is seen below it, and nothing of the page is covered.
 */
const style = [
  '#site-preview{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;',
  'justify-content:center;padding:6px 12px;background:#5b2a00;color:#fff;font:14px/1.5 sans-serif}',
  '#site-preview form{margin:0}',
  '#site-preview button{padding:2px 12px;border:1px solid #fff;border-radius:4px;background:none;color:#fff;font:inherit;cursor:pointer}',
].join('');

/** For the policy of an answer with the badge. */
export const badgeStyleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const moment = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function badge({ name, version, expiresAt }: Preview, state: PreviewState): string {
  const end = moment.format(new Date(expiresAt));
  return [
    '<aside id="site-preview" aria-label="预览">',
    `<span>预览 ${escapeHtml(`${name} ${version}`)}${notes[state]}</span>`,
    `<span>截止时间 ${escapeHtml(end)}（北京时间）</span>`,
    `<form method="post" action="${endAddress}"><button type="submit">退出预览</button></form>`,
    '</aside>',
  ].join('');
}

/** The page with the badge before everything that hydrates, and nothing for search engines. */
export function withBadge(page: StoredPage, preview: Preview, state: PreviewState): Promise<StoredPage> {
  const html = page.raw
    .toString()
    .replace('</head>', () => `<meta name="robots" content="noindex, nofollow"><style>${style}</style></head>`)
    .replace('<body>', () => `<body>${badge(preview, state)}`);
  return storedPage(page.status, html, page.release, 0);
}
