/** Between windows. */
const gap = 24;
/** In less, windows stand below each other. */
const leastForTwo = 700;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** How much smaller windows are shown: those of a row alike where they stand beside each other, else each as its own room allows. */
function scaleIn(row: HTMLElement): (width: number) => number {
  const widths = [...row.querySelectorAll<HTMLElement>('[data-width]')].map(({ dataset }) => Number(dataset.width));
  const isStacked = row.querySelector('[data-picture]') !== null || row.clientWidth < leastForTwo;
  if (isStacked) return (width) => Math.min(1, row.clientWidth / width);
  const scale = Math.min(1, (row.clientWidth - gap * (widths.length - 1)) / sum(widths));
  return () => scale;
}

/** A part is shown whole: its window is as high as what stands in it. */
function fitFrame(frame: HTMLIFrameElement, scale: number): void {
  const room = frame.contentDocument?.querySelector('main');
  const height = Math.max(80, Math.ceil(room?.getBoundingClientRect().height ?? 600));
  Object.assign(frame.style, { height: `${height}px`, transform: `scale(${scale})` });
  Object.assign(frame.parentElement?.style ?? {}, {
    width: `${Number(frame.width) * scale}px`,
    height: `${height * scale}px`,
  });
}

function fitPicture(box: HTMLElement, scale: number): void {
  const { picture, top, height } = box.dataset;
  const image = box.querySelector('img');
  Object.assign(box.style, {
    width: `${Number(picture) * scale}px`,
    height: height ? `${Number(height) * scale}px` : '',
  });
  Object.assign(image?.style ?? {}, { width: '100%', maxWidth: 'none', marginTop: `${-Number(top) * scale}px` });
}

function fit(row: HTMLElement): void {
  const scaleOf = scaleIn(row);
  for (const frame of row.querySelectorAll('iframe')) fitFrame(frame, scaleOf(Number(frame.width)));
  for (const box of row.querySelectorAll<HTMLElement>('[data-picture]'))
    fitPicture(box, scaleOf(Number(box.dataset.picture)));
}

/** Follows the height of what stands in the frame: a part that opens pushes the next one down. */
function follow(frame: HTMLIFrameElement, row: HTMLElement): void {
  const watch = () => {
    const room = frame.contentDocument?.querySelector('main');
    if (room) new ResizeObserver(() => fit(row)).observe(room);
    fit(row);
  };
  frame.addEventListener('load', watch);
  if (frame.contentDocument?.readyState === 'complete') watch();
}

/** Shows every window of the page at a scale at which all fit beside each other. */
export function fitWindows(): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-fit]')) {
    for (const frame of row.querySelectorAll('iframe')) follow(frame, row);
    fit(row);
    new ResizeObserver(() => fit(row)).observe(row);
  }
}
