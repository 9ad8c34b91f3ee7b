/** `19800` → `19,800`, the same on server and in every browser. */
export function formatPrice(yuan: number): string {
  return String(yuan).replace(/\B(?=(\d{3})+$)/g, ',');
}
