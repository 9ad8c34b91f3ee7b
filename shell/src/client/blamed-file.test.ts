import { blamedFile } from './blamed-file';

const assets = 'https://cdn.example.com/assets/';
const help = `${assets}remotes/mf-help/1.0.0/client/help.js`;
const shell = `${assets}shell/9.0.0/client/main.js`;

test.each([
  ['Chromium', `TypeError: x is not a function\n    at Page (${help}:1:2)\n    at run (${shell}:3:4)`],
  ['Chromium, without a name', `Error: boom\n    at ${help}:1:2\n    at ${shell}:3:4`],
  ['Firefox and WebKit', `Page@${help}:1:2\nrun@${shell}:3:4\n`],
  ['WebKit, without a name', `@${help}:1:2\nglobal code@${shell}:3:4`],
])('%s: an error in a file of a section is of that release', (_, stack) => {
  expect(blamedFile(stack, assets)).toBe(`${help}:1:2`);
});

test('what a section asked of React fails in the shell’s file, and is the section’s all the same', () => {
  expect(blamedFile(`Error: boom\n    at commit (${shell}:3:4)\n    at Page (${help}:1:2)`, assets)).toBe(
    `${help}:1:2`,
  );
});

test.each([
  ['an extension', `Error: boom\n    at chrome-extension://abcdefgh/content.js:1:2\n    at Page (${help}:1:2)`],
  ['an extension of Safari', `f@safari-web-extension://abc/content.js:1:2\nPage@${help}:1:2`],
  ['a script of statistics', `Error: boom\n    at https://hm.example.com/assets/remotes/hm.js:1:2`],
  ['the shell alone', `Error: boom\n    at run (${shell}:3:4)`],
  ['nobody', 'Script error.'],
  ['words that name a file', `Error: no ${help}\n    at run (${shell}:3:4)`],
])('an error of %s is of no release', (_, stack) => {
  expect(blamedFile(stack, assets)).toBeUndefined();
});

test('an error without a stack is of no release', () => {
  expect(blamedFile(undefined, assets)).toBeUndefined();
});
