import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { shellPrefixOf } from '@site/shared/contract/shell-addresses';

/** `/info/:id` and `/info/:slug` are one address to a router: parameter names do not count. */
function forgetNames(segment: string): string {
  return segment.replace(/^:[\w-]+/, ':');
}

/** Every address form of a pattern: `/info/cate/:id?` is `/info/cate` and `/info/cate/:`. */
export function addressForms(pattern: string): string[] {
  let forms: string[][] = [[]];
  for (const segment of pattern.split('/').filter(Boolean)) {
    const optional = segment.endsWith('?');
    const name = forgetNames(optional ? segment.slice(0, -1) : segment);
    const taken = forms.map((form) => [...form, name]);
    forms = optional ? [...forms, ...taken] : taken;
  }
  return [...new Set(forms.map((form) => `/${form.join('/')}`))];
}

interface Claim {
  name: string;
  label: string;
}

function clashWith(earlier: Claim | undefined, claim: Claim, form: string): string | null {
  const taken = shellPrefixOf(form);
  if (taken) return `${claim.label} lies below ${taken}, which is the shell's: nobody would ever see it.`;
  if (!earlier || earlier.name === claim.name) return null;
  return `${claim.label} is the same address as ${earlier.label}; a router would silently show only one of them.`;
}

/** A page that two releases name alike: the browser's router takes both for one. */
function nameClash(earlier: Claim | undefined, claim: Claim, id: string): string | null {
  if (!earlier || earlier.name === claim.name) return null;
  return `${claim.label} and ${earlier.label} are pages of one name, ${id}; a page's name is its own in the whole site.`;
}

/** The addresses and the names of pages that are claimed by two of these releases, one sentence each. */
export function addressClashes(releases: ReleaseManifest[]): string[] {
  const claims = new Map<string, Claim>();
  const names = new Map<string, Claim>();
  const clashes = new Set<string>();
  for (const { name, version, routes } of releases) {
    for (const { id, path } of routes) {
      const claim = { name, label: `${path} of ${name} ${version}` };
      const named = nameClash(names.get(id), claim, id);
      if (named) clashes.add(named);
      names.set(id, names.get(id) ?? claim);
      for (const form of addressForms(path)) {
        const clash = clashWith(claims.get(form), claim, form);
        if (clash) clashes.add(clash);
        claims.set(form, claims.get(form) ?? claim);
      }
    }
  }
  return [...clashes];
}
