import { readFileSync } from 'node:fs';
import path from 'node:path';
import { splitFrontMatter } from '../../api/src/content/front-matter';
import { contentFolder } from './content-drawings';

/** What the cards take from the head of an article; text after the name of its field, as it stands there. */
export type CardFacts = { title: string; summary: string; text: string };

/** @throws {Error} for an article without a head */
export function frontMatterOf(file: string): CardFacts {
  const text = readFileSync(path.join(contentFolder, file), 'utf8');
  const split = splitFrontMatter(file, text);
  if (!split) throw new Error(`${file} has no head.`);
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
  const searched = ['title', 'keywords', 'industry', 'scene', 'products'].map(field).join(' ');
  return { title: field('title'), summary: field('summary'), text: searched };
}
