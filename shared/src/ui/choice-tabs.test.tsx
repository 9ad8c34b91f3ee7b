import { renderToStaticMarkup } from 'react-dom/server';
import { ChoiceTabs } from './choice-tabs';

const tabs = ['门店', '课堂'].map((name) => ({ name, panel: `${name}怎么播` }));
const html = renderToStaticMarkup(<ChoiceTabs legend="选一个场景" tabs={tabs} />);

test('a radio button, its label and its panel stand behind each other: the style sheet follows the choice from one to the next', () => {
  expect(html.match(/<(?:input|label|div)\b/g)).toEqual(['<input', '<label', '<div', '<input', '<label', '<div']);
});

test('the buttons are one group with a name, each with its own label, and the first is chosen', () => {
  expect(html).toContain('选一个场景</legend>');
  expect(new Set(html.match(/ name="[^"]+"/g)).size).toBe(1);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect([...html.matchAll(/ for="([^"]+)"/g)].map(([, id]) => id)).toEqual(ids);
  expect(html.match(/<input[^>]*checked/g)).toHaveLength(1);
  expect(html).toMatch(/^<fieldset[^>]*><legend[^>]*>[^<]*<\/legend><input[^>]*checked/);
});
