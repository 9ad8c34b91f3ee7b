/** A pattern of units and words that stand in this folder: nothing in it is of a visitor. */
export function pattern(source: string, flags = ''): RegExp {
  // oxlint-disable-next-line no-restricted-globals -- made of the units of this folder, which are written out there
  return new RegExp(source, flags);
}
