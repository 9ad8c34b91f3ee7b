import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';

/** A place in a file of a section's build, as a stack names it. */
export type BuiltPlace = { section: string; version?: string; file: string; line: number; column: number };

/** The source map of a file of a build; undefined where there is none any more. */
export type MapSource = (place: BuiltPlace) => Promise<object | undefined>;

/** `mf-help@1.0.0/server/routes.cjs:12:3` on the server, `…/remotes/mf-help/1.0.0/client/x.js:12:3` in a page. */
const places = [
  /(?<section>mf-[a-z0-9-]+)(?:@(?<version>[^/\s()]+))?\/(?<file>server\/routes\.cjs):(?<line>\d+):(?<column>\d+)/,
  /\/remotes\/(?<section>mf-[a-z0-9-]+)\/(?<version>[^/\s()]+)\/(?<file>client\/[^:\s()]+):(?<line>\d+):(?<column>\d+)/,
];

/** Frames that are shown. */
const most = 8;

/** `at Urgent (` of Chromium and Node, `Urgent@` of others. */
const caller = /^\s*(?:at (?:async )?(?<called>[^(]+?) \(|(?<named>[^@/\s]+)@)/;

function placeIn(line: string): BuiltPlace | undefined {
  const found = places.map((place) => place.exec(line)?.groups).find(Boolean);
  if (!found) return undefined;
  const { section = '', version, file = '' } = found;
  return { section, ...(version && { version }), file, line: Number(found.line), column: Number(found.column) };
}

/** As a path of the repository: `webpack://mf_help/./src/x.tsx?whole` is seen from the section, others are absolute. */
function repositoryPath(section: string, source: string): string {
  const place = source.replace(/^webpack:\/\/[\w-]*/, '').replace(/\?.*$/, '');
  const isWhole = path.isAbsolute(place) && !place.startsWith('/.');
  return isWhole ? path.relative(repositoryRoot, place) : path.posix.join(section, place.replace(/^\//, ''));
}

async function sourceOf(place: BuiltPlace, mapOf: MapSource): Promise<string | undefined> {
  const map = await mapOf(place).catch(() => undefined);
  if (!map) return undefined;
  const entry = new SourceMap(map as SourceMapPayload).findEntry(place.line - 1, place.column - 1);
  if (!('originalSource' in entry) || !entry.originalSource) return undefined;
  const file = repositoryPath(place.section, entry.originalSource);
  return /node_modules|webpack\/runtime/.test(file) ? undefined : `${file}:${entry.originalLine + 1}`;
}

function isFrame(line: string): boolean {
  return /^\s*at /.test(line) || placeIn(line) !== undefined;
}

/** The frames of a stack in files of sections; what packages and Node did between them is left out. */
async function framesIn(lines: readonly string[], mapOf: MapSource): Promise<string[]> {
  const frames: string[] = [];
  for (const line of lines) {
    const place = placeIn(line);
    const source = place && (await sourceOf(place, mapOf));
    const { called, named } = caller.exec(line)?.groups ?? {};
    const name = called ?? named;
    if (source)
      frames.push(name && !/webpack|evaluate|^\d+$/.test(name) ? `  at ${name} (${source})` : `  at ${source}`);
    if (frames.length === most) break;
  }
  return frames;
}

/** Whether code of a section is among what was running. */
export function isOfSection(stack: string): boolean {
  return placeIn(stack) !== undefined;
}

/** The section whose code was running when it was thrown; undefined when none was. */
export function sectionOf(stack: string): string | undefined {
  return placeIn(stack)?.section;
}

/**
 * An error for developers: its message, and below it the places in our sources, innermost first, as
 * `at Urgent (mf-help/src/pages/help-center/help-center-urgent.tsx:12)`. Where none is known the stack stays as it is.
 */
export async function thrownText(stack: string, mapOf: MapSource): Promise<string> {
  const lines = stack.split('\n');
  const first = lines.findIndex(isFrame);
  if (first < 0) return stack;
  const frames = await framesIn(lines.slice(first), mapOf);
  return [...lines.slice(0, first), ...(frames.length > 0 ? frames : lines.slice(first, first + most))].join('\n');
}
