import { type ComponentProps, Fragment, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The value of a tick is `on`, whatever stands in the page. */
function isFilled(field: Field): boolean {
  const isTick = 'checked' in field && /checkbox|radio/.test(field.type);
  return isTick ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Something was typed or ticked, is under way, or was said about it. */
function isUsed(form: HTMLElement): boolean {
  const fields = form.querySelectorAll<Field>('input:not([type=hidden]), textarea');
  const messages = form.querySelectorAll('[role=status]');
  return (
    [...fields].some(isFilled) ||
    [...messages].some(({ textContent }) => textContent !== '') ||
    form.querySelector('[aria-invalid=true], [aria-disabled=true]') !== null
  );
}

/**
 * Holds a form that stands on every page. On another page it is made anew if the page before left something in it, and
 * else stays as it is: three forms would cost a slow phone a third of the navigation.
 */
export function FreshForm({ children, ...place }: ComponentProps<'div'>) {
  const { pathname } = useLocation();
  const [turn, setTurn] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current !== pathname && form.current && isUsed(form.current)) setTurn((last) => last + 1);
    shown.current = pathname;
  }, [pathname]);

  return (
    <div {...place} ref={form}>
      <Fragment key={turn}>{children}</Fragment>
    </div>
  );
}
