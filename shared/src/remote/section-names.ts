/** `install…` is the shell's side of a door, `__…` what React keeps for itself. */
const shellOnly = /^(install|__)/;

/** What sections see of a shared package, of all that it exports. */
export function namesForSections(exports: object): string[] {
  return Object.keys(exports).filter((name) => !shellOnly.test(name));
}
