/** The caption of a desk: what is typed stands on the programme at once, and its key takes it down and up again. */
export function captionOf(desk: HTMLElement) {
  const lower = desk.querySelector<HTMLElement>('[data-lower]');
  const key = desk.querySelector<HTMLElement>('[data-do=caption]');
  const [lit = '', plain = ''] = [key?.className, desk.querySelector('[data-do=cut]')?.className];

  return {
    type(field: string, value: string): void {
      const place = lower?.querySelector(`[data-shows=${field}]`);
      if (place) place.textContent = value;
    },
    isUp: () => lower?.style.display !== 'none',
    /** @returns whether it is on air now */
    toggle(): boolean {
      if (!lower || !key) return false;
      const up = lower.style.display === 'none';
      lower.style.display = up ? '' : 'none';
      key.setAttribute('aria-pressed', String(up));
      key.className = up ? lit : plain;
      key.textContent = (up ? key.dataset.on : key.dataset.off) ?? '';
      return up;
    },
  };
}
