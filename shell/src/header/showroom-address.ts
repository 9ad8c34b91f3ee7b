/** The show that the 3D showroom opens with: its product, hall and meeting. */
const show = { productId: '1', hallId: '1', mcId: '1' };

/** The address of the 3D showroom with the query it needs (R2.163). */
export function showroomAddress(base: string): string {
  const query = new URLSearchParams(show).toString();
  return `${base}${base.includes('?') ? '&' : '?'}${query}`;
}
