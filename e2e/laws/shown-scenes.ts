import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { documentOf } from '@site/shared/testing/document-of';
import type { Drawing } from '@site/shared/ui/drawing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { trackedFiles } from './tracked-files';
import { literalPattern } from '../harness/literal-pattern';

/** Of all sections, and of one alone. */
const sceneFile = /^(?:shared\/drawings\/src\/(?:parts\/)?(?:scenes|worlds)|mf-[^/]+\/src)\/.*-scenes?\.tsx$/;

export type Scene = { name: string; markup: string | RegExp };

/** Ids are the page's own. */
function markupOf({ Draw }: Drawing): string | RegExp {
  const svg = renderToStaticMarkup(createElement('svg', null, createElement(Draw)));
  const text = svg.slice('<svg>'.length, -'</svg>'.length);
  if (!text.includes(' id="')) return text;
  return new RegExp(literalPattern(text).replace(/(?<=(?: id="|url\\\(#|href="#))[^")\\]*/g, '[^")]*'), 'g');
}

/** Every scene of the stage kit. */
export function scenes(): Scene[] {
  return trackedFiles
    .filter((file) => sceneFile.test(file))
    .flatMap((file) =>
      Object.entries(require(path.join(repositoryRoot, file)) as Record<string, Drawing>)
        .filter(([, drawing]) => drawing.Draw)
        .map(([name, drawing]) => ({ name, markup: markupOf(drawing) })),
    );
}

/** Of a picture in two arrangements one alone is shown; the other one's file has its name with `Wide`. */
const tallArrangement = /^drawing-\w+Tall\./;

const files = new Map<string, string>();

/** A picture that the section ships as a file of its own. */
function readDrawing(section: string, name: string): string {
  const file = path.join(repositoryRoot, section, 'dist/client', name);
  const text = files.get(file) ?? readFileSync(file, 'utf8');
  files.set(file, text);
  return text;
}

/** The page with a mark in place of each scene, whether it is drawn in the page or in a file. */
export function marked(section: string, html: string, all: readonly Scene[]): string {
  const drawn = html
    .replaceAll('<!-- -->', '')
    .replace(/<img[^>]* src="[^"]*\/(drawing-[^"]+\.svg)"[^>]*>/g, (_, name: string) =>
      tallArrangement.test(name) ? '' : readDrawing(section, name),
    );
  return all.reduce((text, { name, markup }) => text.replaceAll(markup, `<g data-scene="${name}"></g>`), drawn);
}

/** Most of a page is shapes, which no list is made of. */
const shapes = /<(path|circle|ellipse|rect)\b[^>]*><\/\1>/g;

const nameOf = (mark: Element | null) => mark?.getAttribute('data-scene') ?? '';

/** The place within which a scene counts once: a stage for all its windows, also one that is chosen in, the page for the symbols that its files define each. */
function placeOf(mark: Element): Element {
  return mark.closest('[role="img"], [role="radiogroup"]') ?? (mark.closest('symbol') ? mark.ownerDocument.body : mark);
}

/** A marked page without its shapes; parsed once, as that is most of the time of a law. */
export const readMarked = (html: string) => documentOf(html.replace(shapes, ''));

/** The scenes of a marked page, as often as they are shown on it. */
export function scenesOf(page: Document): string[] {
  const marks = [...page.querySelectorAll('[data-scene]')];
  const isSame = (mark: Element, other: Element) => nameOf(mark) === nameOf(other) && placeOf(mark) === placeOf(other);
  return marks.filter((mark, index) => !marks.slice(0, index).some((other) => isSame(mark, other))).map(nameOf);
}

/** Where a scene is seen: drawn, or in a window onto one that stands elsewhere. */
function viewsOf(document: Document): { place: Element; scene: string }[] {
  const drawn = [...document.querySelectorAll('[data-scene]')].filter((mark) => !mark.closest('symbol'));
  const uses = [...document.querySelectorAll('use')].filter((place) => !place.closest('symbol'));
  const windows = uses.map((place) => {
    const symbol = document.getElementById(place.getAttribute('href')?.slice(1) ?? '');
    return { place, scene: nameOf(symbol?.firstElementChild ?? null) };
  });
  return [...drawn.map((place) => ({ place, scene: nameOf(place) })), ...windows].filter(({ scene }) => scene !== '');
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement;
  return parent ? [element, ...ancestorsOf(parent)] : [element];
}

/** Scenes that two like neighbours show; what shows several at once, such as a layout, is no picture of one. */
export function repeatedInLists(page: Document): string[] {
  const shown = new Map<Element, string[]>();
  for (const { place, scene } of viewsOf(page))
    for (const item of ancestorsOf(place)) shown.set(item, [...(shown.get(item) ?? []), scene]);
  const alike = (item: Element, other: Element) =>
    item.tagName === other.tagName && item.classList[0] === other.classList[0];
  return [...shown].flatMap(([item, [scene = '', ...more]]) => {
    const neighbours = [...(item.parentElement?.children ?? [])].filter(
      (other) => other !== item && alike(item, other),
    );
    const repeats = neighbours.some((other) => shown.get(other)?.length === 1 && shown.get(other)?.[0] === scene);
    return more.length === 0 && repeats ? [scene] : [];
  });
}
