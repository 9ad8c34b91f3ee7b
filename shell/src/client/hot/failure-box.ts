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

const boxes = new Map<string, HTMLElement>();

/** Shows over the page why a section does not build; the page below is the version before, and works. */
export function showFailure(section: string, reason: string): void {
  const box = boxes.get(section) ?? document.createElement('pre');
  boxes.set(section, box);
  box.dataset.hotFailure = section;
  box.setAttribute('role', 'alert');
  Object.assign(box.style, look);
  box.textContent = `${section} does not build; the page shows the version before. Save again once it is mended.\n\n${reason}`;
  document.body.append(box);
}

export function hideFailure(section: string): void {
  boxes.get(section)?.remove();
  boxes.delete(section);
}
