import {
  createSourceFile,
  forEachChild,
  isIdentifier,
  isJsxAttribute,
  isPropertyAccessExpression,
  type Node,
  ScriptKind,
  ScriptTarget,
} from 'typescript';
import { readTracked, trackedFiles } from './tracked-files';

/** Everyday verbs and figures of speech that once stood in names where the field has a term of its own. */
const mannered = [
  ...['told', 'untold', 'tell', 'tells', 'said', 'heard', 'sought'],
  ...['amiss', 'blame', 'complain', 'dress', 'dressed', 'patience'],
];

const sources = trackedFiles.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file));

function partsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
}

/** Names of variables, functions, types, parameters and properties; those of style classes are only read. */
function declaredIn(file: string): string[] {
  const names: string[] = [];
  const visit = (node: Node): void => {
    const { name } = node as Node & { name?: Node };
    const isUse = isPropertyAccessExpression(node) || isJsxAttribute(node);
    if (!isUse && name && isIdentifier(name)) names.push(name.text);
    forEachChild(node, visit);
  };
  const kind = file.endsWith('x') ? ScriptKind.TSX : ScriptKind.TS;
  visit(createSourceFile(file, readTracked(file), ScriptTarget.Latest, false, kind));
  return names;
}

function manneredIn(file: string): string[] {
  const code = readTracked(file).replace(/^ *(\/\/|\/?\*).*$/gm, '');
  if (!new RegExp(mannered.join('|'), 'i').test(code)) return [];
  return declaredIn(file).filter((name) => partsOf(name).some((part) => mannered.includes(part)));
}

/** Of a module and its tests; `*.module.css` and `*.page.tsx` are kinds of their own. */
const kebabCase = /^\.?[a-z\d]+(-[a-z\d]+)*(\.[a-z\d-]+)*$/;

test('files and folders of code are written in kebab-case', () => {
  const misnamed = sources.filter((file) => file.split('/').some((part) => !kebabCase.test(part)));
  expect(misnamed).toEqual([]);
});

test('no name is built of an everyday word where the field has a term', () => {
  expect(sources.flatMap((file) => manneredIn(file).map((name) => `${file}: ${name}`))).toEqual([]);
});
