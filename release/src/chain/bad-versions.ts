import type { BadVersions, Revision } from './revision';

type Marked = Pick<Revision, 'bad'> | null | undefined;
/** Remote → version. */
type Versions = Readonly<Record<string, string>>;

/** The revision that took a version back; undefined where nobody did. */
export function takenBackIn(revision: Marked, name: string, version: string): number | undefined {
  return revision?.bad?.[name]?.[version];
}

function without(bad: BadVersions, versions: Versions): BadVersions {
  const kept = Object.entries(bad).map(([name, marks]) => {
    const rest = Object.entries(marks).filter(([version]) => versions[name] !== version);
    return [name, Object.fromEntries(rest)] as const;
  });
  return Object.fromEntries(kept.filter(([, marks]) => Object.keys(marks).length > 0));
}

/** The marks after a revision: `taken` are marked with its number, `wanted` are marked no longer. */
export function badVersionsAfter(
  before: Marked,
  { taken = {}, wanted = {} }: { taken?: Versions; wanted?: Versions },
  sequence: number,
): BadVersions {
  const bad = without(before?.bad ?? {}, wanted);
  for (const [name, version] of Object.entries(taken)) bad[name] = { ...bad[name], [version]: sequence };
  return bad;
}

/** Every mark of a revision: remote, version, and the number of the revision that made it. */
export function badVersionsIn(revision: Marked): [name: string, version: string, number: number][] {
  return Object.entries(revision?.bad ?? {}).flatMap(([name, marks]) =>
    Object.entries(marks).map(([version, number]): [string, string, number] => [name, version, number]),
  );
}

/** The marks that one revision has and another has not, as `mf-help 1.1.0`. */
export function badVersionsOnlyIn(one: Marked, other: Marked): string[] {
  return badVersionsIn(one)
    .filter(([name, version]) => takenBackIn(other, name, version) === undefined)
    .map(([name, version]) => `${name} ${version}`);
}
