import { firstPartOf } from './first-part';

const mark = '<div hidden="" data-first-screen-end=""></div>';
const page = (main: string) =>
  `<head></head><body><header class="bar"></header><main class="main">${main}</main>${mark}`;
const part = (html: string) => {
  const found = firstPartOf(html);
  return {
    text: html.slice(0, found?.end),
    classes: [...(found?.has ?? [])].filter((name) => name.startsWith('.')).map((name) => name.slice(1)),
  };
};

test('it ends after the first section among markup that stays as served', () => {
  const html = page(
    '<div data-served=""><section class="hero"><section class="in"></section></section><section class="next"></section></div>',
  );

  expect(part(html).text.endsWith('<section class="in"></section></section>')).toBe(true);
  expect(part(html).classes).toEqual(['bar', 'main', 'hero', 'in']);
});

test('a section that React takes over has no end where anything else may stand: the mark of the frame is next', () => {
  const html = page('<section class="hero"></section>');

  expect(part(html).text.endsWith('<div hidden="" data-first-screen-end="">')).toBe(true);
});

test('a page may say by a mark of its own where its first screen ends', () => {
  const html = page(`<section class="hero"></section>${mark}<p class="later"></p>`);

  expect(part(html).classes).toEqual(['bar', 'main', 'hero']);
});

test('R13.122 no section ends the first screen of a page that says by a mark where it ends', () => {
  const html = page(
    `<div data-served=""><section class="hero"></section><nav class="row"></nav>${mark}<section class="next"></section></div>`,
  );
  expect(part(html).classes).toEqual(['bar', 'main', 'hero', 'row']);
});

test('of a panel that a menu opens the box counts, which keeps it shut, and nothing in it', () => {
  const html = page(
    '<div class="panel" data-menu-panel=""><ul class="list"><li class="row"></li></ul></div><p class="next"></p>',
  );

  expect(part(html).classes).toEqual(['bar', 'main', 'panel', 'next']);
});

test('what is closed is not seen, but for what opens it', () => {
  const html = page(
    [
      '<details class="menu"><summary class="label"><svg class="icon"><path class="line" d="M0 0"></path></svg></summary><ul class="panel"><li class="row"></li></ul></details>',
      '<details class="read" open=""><summary></summary><p class="prose"></p></details>',
      '<p class="note" hidden=""><b class="inner"></b></p><dialog class="sheet"><br class="gap"></dialog><img class="after" alt="">',
    ].join(''),
  );

  expect(part(html).classes).toEqual([
    'bar',
    'main',
    'menu',
    'label',
    'icon',
    'line',
    'read',
    'prose',
    'note',
    'sheet',
    'after',
  ]);
});

test('of what waits for the sheets nothing is looked at', () => {
  expect(
    part(page('<div class="wide" data-later=""><p class="console"></p></div><p class="note"></p>')).classes,
  ).toEqual([...['bar', 'main', 'note']]);
});

test('attributes count as well, those of the root too; what stands in values does not', () => {
  const found = firstPartOf(
    `<html lang="zh-CN" data-grey>${page('<p title="a [hidden] .note=" aria-current="page"></p>')}`,
  );

  expect([...(found?.has ?? [])].filter((name) => name.startsWith('['))).toEqual(
    ['lang', 'data-grey', 'class', 'title', 'aria-current'].map((name) => `[${name}`),
  );
});

test('a document without page or mark has no first part', () => {
  expect(firstPartOf('<body><h1>服务暂时不可用</h1></body>')).toBeUndefined();
});

test('custom properties that attributes ask for are had', () => {
  const found = firstPartOf(
    page('<svg><path fill="var(--c-brand)" stroke="var(--c-line, var(--c-ink))"></path></svg>'),
  );

  expect([...(found?.has ?? [])].filter((name) => name.startsWith('--'))).toEqual(['--c-brand', '--c-line', '--c-ink']);
});
