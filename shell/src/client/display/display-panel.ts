import { element } from '@site/shared/ui/element';
import { choose, isChosen } from './display-choices';
import styles from './display-panel.module.css';

const sizes = { 'print:': '标准', 'print:120': '大', 'print:140': '特大' };
const switches = { contrast: '高对比度', still: '停止动画', bare: '隐藏悬浮工具' };

let shown: { panel: HTMLElement; opener: HTMLElement } | undefined;

function updatePressed(buttons: readonly HTMLElement[]): void {
  for (const button of buttons) button.setAttribute('aria-pressed', String(isChosen(button.dataset.displaySet ?? '')));
}

function choiceButton([choice, text]: [string, string]): HTMLButtonElement {
  return element('button', { class: styles.choice, type: 'button', 'data-display-set': choice }, text);
}

/** Large print, contrast, motion, what floats. */
function makePanel(): HTMLElement {
  const [ofSize, ofRest] = [sizes, switches].map((choices) => Object.entries(choices).map(choiceButton));
  const buttons = [...(ofSize ?? []), ...(ofRest ?? [])];
  for (const button of buttons)
    button.addEventListener('click', () => {
      choose(button.dataset.displaySet ?? '');
      updatePressed(buttons);
    });
  updatePressed(buttons);
  const done = element('button', { class: styles.close, type: 'button' }, '完成');
  done.addEventListener('click', () => closePanel(true));
  return element(
    'dialog',
    { class: styles.panel, open: '', 'aria-label': '显示设置', tabindex: -1, 'data-display-panel': '' },
    element(
      'div',
      { class: styles.group, role: 'group', 'aria-labelledby': '_display-size' },
      element('p', { class: styles.name, id: '_display-size' }, '字号'),
      element('div', { class: styles.sizes }, ...(ofSize ?? [])),
    ),
    element('div', { class: styles.group }, ...(ofRest ?? [])),
    done,
  );
}

/** Shows the settings; the focus goes in. */
export function openPanel(opener: HTMLElement): void {
  closePanel(false);
  const panel = makePanel();
  shown = { panel, opener };
  // Back closes whatever lies over the page (early/overlay-history.ts).
  panel.addEventListener('close', () => shown?.panel === panel && closePanel(false));
  document.body.append(panel);
  panel.focus();
}

export function closePanel(restoreFocus: boolean): void {
  const { panel, opener } = shown ?? {};
  shown = undefined;
  panel?.removeAttribute('open');
  // Said while it is in the page, whose history has an entry of it.
  panel?.dispatchEvent(new Event('close'));
  panel?.remove();
  if (restoreFocus) opener?.focus();
}

export function isInPanel(target: Node): boolean {
  return shown?.panel.contains(target) ?? false;
}
