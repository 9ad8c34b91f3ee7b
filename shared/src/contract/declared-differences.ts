import { type Static, Type } from '@sinclair/typebox';

/** How a page of a release may differ from the live one so that somebody has to want it. */
const differenceKinds = [
  ...(['vanishes', 'redirects', 'noindex', 'canonical', 'same', 'loses', 'forms', 'links', 'slower'] as const),
  ...(['seen', 'stored', 'quiet', 'sends', 'spoilt', 'silent'] as const),
];
export const DifferenceKind = Type.Union(differenceKinds.map((kind) => Type.Literal(kind)));

/** Pages that are gone, hidden from search engines or said to be another page, and forms that are gone. */
const graveKinds: readonly string[] = ['vanishes', 'noindex', 'canonical', 'forms'] satisfies DifferenceKind[];

/** Whether one person alone does not decide of a kind of difference. */
export function isGrave(kind: string): boolean {
  return graveKinds.includes(kind);
}

/** A section may take away all of its pages at once, and names each. */
const mostDeclared = 1000;

/** A difference from the live version that its team wants: of one kind, at one address, and where it is an amount up to `most`. */
export const DeclaredDifference = Type.Object(
  {
    kind: DifferenceKind,
    address: Type.String({ pattern: '^/[^\\s*]*$', maxLength: 2048 }),
    most: Type.Optional(Type.Number({ minimum: 0 })),
  },
  { additionalProperties: false },
);

/** What `accepts.json` of a section holds, and the manifest of its release. */
export const DeclaredDifferences = Type.Array(DeclaredDifference, { maxItems: mostDeclared });

export type DifferenceKind = Static<typeof DifferenceKind>;
export type DeclaredDifference = Static<typeof DeclaredDifference>;

/** A finding of the gate, as far as it may be declared. */
type Difference = { kind?: DifferenceKind; where: string; amount?: number };

/** Whether somebody has declared just this; what has an amount needs a bound that holds it. */
export function isDeclared({ kind, where, amount = 0 }: Difference, declared: readonly DeclaredDifference[]): boolean {
  return declared.some((one) => one.kind === kind && one.address === where && amount <= (one.most ?? 0));
}
