/** The workspaces that a command line names; all of them without a name. @throws {Error} for one that is not built */
export function namedWorkspaces(asked: readonly string[], known: readonly string[]): readonly string[] {
  const stranger = asked.find((name) => !known.includes(name));
  if (stranger === undefined) return asked.length > 0 ? asked : known;
  throw new Error(`Nothing called “${stranger}” is built here; there are ${known.join(', ')}.`);
}
