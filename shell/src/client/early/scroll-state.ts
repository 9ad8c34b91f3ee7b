/** Scroll positions in px at which something appears (spec §9); `far` is twice the height of the screen. */
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

/** Writes where the page is scrolled to on the html element, which React never renders. */
export function watchScroll(): void {
  let asked = false;
  addEventListener(
    'scroll',
    () => {
      if (asked) return;
      asked = true;
      requestAnimationFrame(() => {
        asked = false;
        update();
      });
    },
    { passive: true },
  );
  update();
}
