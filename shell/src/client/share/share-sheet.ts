import { copyLink } from './copy-link';
import { element } from '@site/shared/ui/element';
import { loadDrawing } from './load-drawing';
import { type ShareFacts, readShareFacts } from './share-facts';
import { takeServedPicture } from './served-picture';
import styles from './share-sheet.module.css';

const inWeChat = () => /MicroMessenger/i.test(navigator.userAgent);

function button(text: string, press: (own: HTMLButtonElement) => void, look = styles.action): HTMLButtonElement {
  const made = element('button', { type: 'button', class: look }, text);
  made.addEventListener('click', () => press(made));
  return made;
}

function picture({ image, imageAlt }: ShareFacts): HTMLElement | undefined {
  if (!image) return undefined;
  const made = element('img', { class: styles.picture, src: image, alt: imageAlt, width: '1200', height: '630' });
  made.addEventListener('error', () => made.remove());
  return made;
}

/** The page as the receiver will see it. */
function card(facts: ShareFacts): HTMLElement {
  const { title, address } = facts;
  return element(
    'div',
    { class: styles.card },
    picture(facts),
    element(
      'div',
      { class: styles.text },
      element('p', { class: styles.title }, title),
      element('p', { class: styles.address }, address.replace(/^https?:\/\//, '')),
    ),
  );
}

/** Scanned from a computer's screen; a phone has the page already. */
function code({ address }: ShareFacts): HTMLElement {
  const canvas = element('canvas', { class: styles.code, role: 'img', 'aria-label': '这一页的二维码' });
  const place = element('div', { class: styles.scan }, canvas, element('p', {}, '微信扫一扫，在手机上打开'));
  loadDrawing().then(
    ({ drawCode }) => drawCode(canvas, address),
    () => place.remove(),
  );
  return place;
}

function poster(place: HTMLElement, facts: ShareFacts, src: string): void {
  place.replaceChildren(
    element('img', { class: styles.poster, src, alt: `海报：${facts.title}`, width: '750', height: '1334' }),
    element('p', { class: styles.hint }, '长按图片，保存到手机或发给朋友'),
    element('a', { class: styles.save, href: src, download: `${facts.title}.png` }, '保存图片'),
  );
}

async function drawPoster(own: HTMLButtonElement, place: HTMLElement, status: HTMLElement, facts: ShareFacts) {
  own.disabled = true;
  own.textContent = '正在画海报…';
  try {
    poster(place, facts, await (await loadDrawing()).drawPoster(facts));
    own.remove();
    status.textContent = '海报画好了';
  } catch {
    status.textContent = '海报没有画出来，可以先复制链接';
    own.disabled = false;
    own.textContent = '生成海报';
  }
}

/** A share sheet of the system where there is one; that somebody closes it again is no failure. */
function systemShare({ title, address }: ShareFacts): void {
  navigator.share({ title, url: address }).catch(() => undefined);
}

function content(facts: ShareFacts): Node[] {
  const status = element('p', { class: styles.said, role: 'status' });
  const place = element(
    'div',
    {},
    card(facts),
    inWeChat() ? element('p', { class: styles.hint }, '点右上角“···”，选“发送给朋友”或“分享到朋友圈”') : code(facts),
  );
  const actions = element(
    'div',
    { class: styles.actions },
    button('复制链接', () => void copyLink(status)),
    'share' in navigator && !inWeChat() && button('用其他应用分享', () => systemShare(facts)),
    button('生成海报', (own) => void drawPoster(own, place, status, facts)),
  );
  return [place, actions, status];
}

/** Opens the sheet for the page that is shown; the focus goes in, and back to `opener` when it closes. */
export async function openSheet(opener: HTMLElement): Promise<void> {
  await takeServedPicture();
  if (document.querySelector('[data-share-sheet]')) return;
  const sheet = element('dialog', { class: styles.sheet, 'aria-label': '分享这一页', 'data-share-sheet': '' });
  const closed = () => {
    sheet.remove();
    opener.focus();
  };
  const close = () => ('close' in sheet ? sheet.close() : closed());
  const head = element('div', { class: styles.head }, element('h2', { class: styles.heading }, '分享这一页'));
  head.append(button('关闭', close, styles.close));
  sheet.append(head, ...content(readShareFacts()));
  sheet.addEventListener('close', closed);
  sheet.addEventListener('click', ({ target }) => target === sheet && close());
  document.body.append(sheet);
  // Browsers without modal dialogs show it in the page.
  if (sheet.showModal) sheet.showModal();
  else sheet.setAttribute('open', '');
}
