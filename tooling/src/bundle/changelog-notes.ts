/** The headings of lerna's changelog as the types of the commits below them. */
const types: Record<string, string> = {
  Features: 'feat',
  'Bug Fixes': 'fix',
  'Performance Improvements': 'perf',
  Reverts: 'revert',
  'BREAKING CHANGES': 'breaking',
};

/** Lerna's note when only a dependency changed; not worth showing. */
const bumpOnly = /^\*\*Note:\*\* Version bump only/;

const commitHash = / (?:\(\[[0-9a-f]{7,40}\]\(.*|[0-9a-f]{7,40}(?:, closes .*)?)$/;

function linesOf(changelog: string, version: string): string[] {
  const parts = changelog.split(/^#{1,2} (?=\[?\d)/m);
  const part = parts.find((text) => text.startsWith(`[${version}]`) || text.startsWith(`${version} `));
  return part?.split('\n').slice(1) ?? [];
}

/** `* **mf-help:** glossary 4f4ce9c` below “Features” → `feat(mf-help): glossary`; other text stays as it is. */
function noteOf(line: string, type: string | undefined): string {
  const [, scope, text] = /^[*-] +(?:\*\*([^*]+):\*\* +)?(.+)$/.exec(line) ?? [];
  if (!text) return line;
  const subject = text.replace(commitHash, '');
  return type ? `${type}${scope ? `(${scope})` : ''}: ${subject}` : subject;
}

/** The section of a version in lerna's changelog, as conventional commit subjects. */
export function changelogNotes(changelog: string, version: string): string[] {
  let type: string | undefined;
  const notes: string[] = [];
  for (const line of linesOf(changelog, version).map((text) => text.trim())) {
    const [, heading] = /^### +(.+)$/.exec(line) ?? [];
    if (heading) type = types[heading] ?? heading;
    else if (line && !bumpOnly.test(line)) notes.push(noteOf(line, type));
  }
  return notes;
}
