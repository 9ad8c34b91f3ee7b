const fields = 'main :is(input, textarea, select)';

/** Marks on the html element that somebody writes: then no bar stands above the keys (widget/bottom-slot.module.css). */
export function watchWriting(): void {
  const update = () =>
    document.documentElement.toggleAttribute('data-writing', document.activeElement?.matches(fields) === true);
  addEventListener('focusin', update);
  addEventListener('focusout', update);
}
