/** The show that the 3D showroom opens with: its product, hall and meeting. */
const show = { productId: '1', hallId: '1', mcId: '1' };

/** The address of the 3D showroom with the query it needs (spec §2, content.md §6 no. 54). */
export function showroomAddress(base: string): string {
  const query = new URLSearchParams(show).toString();
  return `${base}${base.includes('?') ? '&' : '?'}${query}`;
}
