import { copyLink } from '../share/copy-link';
import { openSheet } from '../share/share-sheet';

/** The controls of `shared/src/ui/share-tools.tsx` and the widget, for the life of the page. */
function onClick({ target }: MouseEvent): void {
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-share]') : null;
  if (control?.dataset.share === 'copy')
    void copyLink(control.parentElement?.querySelector<HTMLElement>('[role=status]') ?? null);
  else if (control) void openSheet(control);
}

document.addEventListener('click', onClick);
