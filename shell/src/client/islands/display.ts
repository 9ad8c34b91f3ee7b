import { closePanel, isInPanel, openPanel } from '../display/display-panel';

/** The display settings: plain DOM, so that they work before hydration, and without it. */
function onClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-island="display"]');
  if (button) openPanel(button);
  else if (!isInPanel(target)) closePanel(false);
}

document.addEventListener('click', onClick);
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.defaultPrevented) closePanel(true);
});
