import { createHash } from 'node:crypto';
import { escapeHtml } from '../../render/document/escape';
import { type StoredPage, storedPage, textOf } from '../pages/html-cache';
import { endAddress } from './preview-addresses';

/** What the badge says: what is shown, until when, and what a script may replace. */
export type Badge = { text: string; status?: string; expiresAt: string };

/** The element whose text a script replaces. */
export const badgeStatusId = '_site-preview-status';

/**
 * Of previews alone, so that it weighs nothing on the pages of visitors; allowed there by its hash. In the flow of the page:
 * the header stays where it is seen below it, and nothing of the page is covered.
 */
const style = [
  '#_site-preview{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;',
  'justify-content:center;padding:6px 16px;background:#5b2a00;color:#fff;font-size:14px;line-height:1.5}',
  '#_site-preview form{margin:0}',
  '#_site-preview button{min-height:32px;padding:2px 12px;border:1px solid #fff;border-radius:6px;background:none;color:#fff;font:inherit;cursor:pointer}',
  // A thumb has to hit the way out, and lines of different lengths are read from one edge.
  '@media (max-width:767px){#_site-preview{justify-content:space-between}#_site-preview>:first-child{flex-basis:100%}#_site-preview button{min-height:44px}}',
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

function badgeHtml({ text, status, expiresAt }: Badge): string {
  const end = moment.format(new Date(expiresAt));
  return [
    '<aside id="_site-preview" aria-label="预览">',
    `<strong>${escapeHtml(text)}</strong>`,
    status ? `<span id="${badgeStatusId}" role="status">${escapeHtml(status)}</span>` : '',
    `<span>截止时间 ${escapeHtml(end)}（北京时间）</span>`,
    `<form method="post" action="${endAddress}"><button type="submit">退出预览</button></form>`,
    '</aside>',
  ].join('');
}

/**
 * The page with the badge before everything that hydrates, and nothing for search engines.
 * @param html what is shown in place of the page's own text
 */
export async function withBadge(page: StoredPage, badge: Badge, html?: string): Promise<StoredPage> {
  const decorated = (html ?? (await textOf(page)))
    .replace('</head>', () => `<meta name="robots" content="noindex, nofollow"><style>${style}</style></head>`)
    .replace('<body>', () => `<body>${badgeHtml(badge)}`);
  return storedPage(page.status, { html: decorated, styles: page.styles }, page.release, 0);
}
