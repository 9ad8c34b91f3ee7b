/** The day of this moment on the calendar of Asia/Shanghai, whatever the machine's own says: `2026-11-28`. */
export function chinaDay(moment: Date): string {
  return moment.toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
}
