/** @jest-environment jsdom */
import { readSiteData } from './site-data';

const block = '<script type="application/json" id="_site-data">{"release":"r1"}</script>';

test.each(['site-data', '_site-data'])('F59: a heading with the id %s hides none of the data of a page', (id) => {
  document.body.innerHTML = `<h2 id="${id}">Site data</h2>${block}`;

  expect(readSiteData()).toEqual({ release: 'r1' });
});
