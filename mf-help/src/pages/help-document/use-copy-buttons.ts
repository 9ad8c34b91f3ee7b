import { copyText } from '@site/shared/ui/copy-text';
import { type RefObject, useEffect, useState } from 'react';
import { copying } from '../../content/help-document/copying';

/** Copies what stands before the button, which keeps the mark of it until another is pressed. */
async function copyBefore(button: HTMLElement, area: HTMLElement): Promise<string> {
  const text = (button.previousElementSibling?.textContent ?? '').trimEnd();
  const copied = await copyText(text);
  for (const marked of area.querySelectorAll<HTMLElement>('[data-copied]')) delete marked.dataset['copied'];
  if (!copied) return copying.failed;
  button.dataset['copied'] = '';
  return copying.copied;
}

/** Makes the copy buttons in an article's HTML work; gives what happened last, for a live region. */
export function useCopyButtons(article: RefObject<HTMLElement | null>): string {
  const [status, setStatus] = useState('');

  useEffect(() => {
    const area = article.current;
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
      if (button && area) void copyBefore(button, area).then(setStatus);
    };
    area?.addEventListener('click', onClick);
    return () => area?.removeEventListener('click', onClick);
  }, [article]);

  return status;
}
