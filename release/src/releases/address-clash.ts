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

/** What two releases, or one and the shell, both claim. */
export interface AddressClash {
  /** The releases. */
  names: string[];
  /** What is wrong, as a sentence. */
  sentence: string;
}

function clashWith(earlier: Claim | undefined, claim: Claim, form: string): AddressClash | null {
  const taken = shellPrefixOf(form);
  if (taken) {
    const sentence = `${claim.label} lies below ${taken}, which is the shell's: nobody would ever see it.`;
    return { names: [claim.name], sentence };
  }
  if (!earlier || earlier.name === claim.name) return null;
  const sentence = `${claim.label} is the same address as ${earlier.label}; a router would silently show only one of them.`;
  return { names: [earlier.name, claim.name], sentence };
}

/** A page that two releases name alike: the browser's router takes both for one. */
function nameClash(earlier: Claim | undefined, claim: Claim, id: string): AddressClash | null {
  if (!earlier || earlier.name === claim.name) return null;
  const sentence = `${claim.label} and ${earlier.label} are pages of one name, ${id}; a page's name is its own in the whole site.`;
  return { names: [earlier.name, claim.name], sentence };
}

/** The addresses and the names of pages that are claimed by two of these releases, each once. */
export function addressClashes(releases: ReleaseManifest[]): AddressClash[] {
  const claims = new Map<string, Claim>();
  const names = new Map<string, Claim>();
  const clashes = new Map<string, AddressClash>();
  for (const { name, version, routes } of releases) {
    for (const { id, path } of routes) {
      const claim = { name, label: `${path} of ${name} ${version}` };
      const named = nameClash(names.get(id), claim, id);
      if (named) clashes.set(named.sentence, named);
      names.set(id, names.get(id) ?? claim);
      for (const form of addressForms(path)) {
        const clash = clashWith(claims.get(form), claim, form);
        if (clash) clashes.set(clash.sentence, clash);
        claims.set(form, claims.get(form) ?? claim);
      }
    }
  }
  return [...clashes.values()];
}
