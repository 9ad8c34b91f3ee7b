import type { Fault, FaultKind } from '@site/tooling/hot/hot-release';

const look: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: '2147483647',
  maxHeight: '45vh',
  overflow: 'auto',
  margin: '0',
  padding: '16px 24px',
  font: '14px/1.5 monospace',
  whiteSpace: 'pre-wrap',
  color: '#fff',
  background: '#7a1020',
};

/** Section → what is wrong with it. */
const faults = new Map<string, Map<FaultKind, string>>();
const boxes = new Map<string, HTMLElement>();

/** One box for a section, over the page; without one where nothing is wrong. */
function draw(section: string): void {
  const texts = [...(faults.get(section)?.values() ?? [])];
  const box = boxes.get(section) ?? document.createElement('pre');
  boxes.set(section, box);
  if (texts.length === 0) return box.remove();
  box.dataset.hotFailure = section;
  box.setAttribute('role', 'alert');
  Object.assign(box.style, look);
  box.textContent = texts.join('\n\n');
  document.body.append(box);
}

/** Shows over the page what is wrong with a section; the page below works as far as it can. */
export function showFault({ section, about, text }: Fault): void {
  faults.set(section, (faults.get(section) ?? new Map<FaultKind, string>()).set(about, text));
  draw(section);
}

export function hideFault(section: string, about: FaultKind): void {
  faults.get(section)?.delete(about);
  draw(section);
}

/** What was shown when a connection began again is what it says, and nothing else. */
export function hideAll(): void {
  for (const section of faults.keys()) {
    faults.delete(section);
    draw(section);
  }
}
