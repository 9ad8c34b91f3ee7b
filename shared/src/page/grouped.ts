/**
 * A whole number with its thousands apart: `86400` → `86,400`. By hand, because the browser's own formatting is made anew in each page,
 * which takes 11 ms before the first figure (docs/measured.md#navigation).
 */
export function grouped(count: number | string): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
