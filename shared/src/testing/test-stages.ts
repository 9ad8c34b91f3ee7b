import { createElement, Fragment, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { gzipSync } from 'node:zlib';

/** Its name, the stage, and the bytes that it may have, compressed. */
export type TestedStage = [name: string, stage: ReactElement, budget: number];

const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

/** What holds for every stage, whichever section draws it. */
export function testStages(stages: TestedStage[]): void {
  test.each(stages)('the %s stage is one picture with words for it', (_, stage) => {
    const html = renderToString(stage);

    expect(html).toMatch(/^<div[^>]* role="img" aria-label="[^"]{30,}"/);
  });

  test.each(stages)(
    'the %s stage carries no style attribute, which the content security policy refuses',
    (_, stage) => {
      expect(renderToString(stage)).not.toContain(' style=');
    },
  );

  test.each(stages)('the %s stage keeps its budget of compressed HTML', (_, stage, budget) => {
    expect(gzipSync(renderToString(stage)).length).toBeLessThan(budget);
  });

  test.each(stages)('two %s stages on a page share no id and refer to nothing that is not there', (_, stage) => {
    const html = renderToString(createElement(Fragment, null, stage, createElement('section', null, stage)));
    const ids = idsOf(html);
    const used = [...html.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);

    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(used));
  });
}
