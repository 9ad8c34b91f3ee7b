/** Scroll positions in px at which something appears (R9.13 and the rows after it); `far` is twice the height of the screen. */
export const thresholds = { scrolled: 0, scrolled100: 100, scrolled400: 400, scrolled900: 900 } as const;

const { dataset } = document.documentElement;

function mark(name: string, on: boolean): void {
  if (on) dataset[name] = '';
  else delete dataset[name];
}

function update(): void {
  for (const [name, limit] of Object.entries(thresholds)) mark(name.replace(/(\d+)$/, '-$1'), scrollY > limit);
  mark('scrolledFar', scrollY > innerHeight * 2);
}

/** Marks the scroll state on the html element, which React never renders. */
export function watchScroll(): void {
  let scheduled = false;
  addEventListener(
    'scroll',
    () => {
      if (scheduled) return;
      scheduled = true;
      requestAnimationFrame(() => {
        scheduled = false;
        update();
      });
    },
    { passive: true },
  );
  // Asked at once, it would have the whole page laid out for the answer.
  requestAnimationFrame(update);
}
