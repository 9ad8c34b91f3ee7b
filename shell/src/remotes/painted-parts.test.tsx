import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { createSiteStore, freezeForRender, installPartPainter, installStoreScope, useSite } from '@site/shared/store';
import type { SiteFacts } from '@site/shared/store/site-facts';
import { testSite } from '@site/shared/testing/test-site';
import { painted } from '@site/shared/ui/painted-part';
import { servedOnServer } from '@site/shared/ui/served-part';
import { type ComponentType, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { markupText, wakesOf } from './page-markup';
import { PaintedParts } from './painted-parts';

type Name = { name: string };

function stateOf(brand: string) {
  const site: SiteFacts = { ...testSite, brand };
  const initial = { site, fullUrl: '', routeName: '', pcHostUrl: '', pcHostName: '', navColor: '' };
  const store = createSiteStore({ ...initial, friendLinks: [], marketMenu: [], online: true });
  freezeForRender(store);
  return store;
}

let store = stateOf('甲');
installStoreScope(() => store);

/** A fresh cache with a part, and how often that was painted. */
function kept<Props extends object>(Part: ComponentType<Props>) {
  const parts = new PaintedParts(() => store.getState());
  installPartPainter(parts.painter);
  const look = jest.fn(Part as (props: Props) => React.ReactNode);
  const Served = servedOnServer<Props>((props) => look(props));
  const show = (props: Props) => markupText(parts.render(() => renderToString(<Served {...props} />)));
  return { parts, painted: look, Served, show };
}

beforeEach(() => {
  store = stateOf('甲');
});

test('a part is painted once and its markup is what React made of it', () => {
  const { painted, show } = kept(({ name }: Name) => (
    <p>
      你好，{name} <b>&amp;</b>
    </p>
  ));
  const first = show({ name: '<甲>' });
  expect(first).toBe('<div data-served=""><p>你好，<!-- -->&lt;甲&gt;<!-- --> <b>&amp;</b></p></div>');
  expect(show({ name: '<甲>' })).toBe(first);
  expect(painted).toHaveBeenCalledTimes(1);
});

test('a part that comes alive is painted once as well, with the same ids in its place', () => {
  const look = jest.fn(({ name }: Name) => <p id={useId()}>{name}</p>);
  const Alive = painted('li', (props: Name) => look(props));
  const parts = new PaintedParts(() => store.getState());
  installPartPainter(parts.painter);
  const page = (
    <ul>
      <Alive name="甲" />
      <Alive name="甲" />
    </ul>
  );
  const plain = renderToString(page).replaceAll(/<i data-painted="[^"]*"><\/i>/g, '');
  look.mockClear();
  const show = () => markupText(parts.render(() => renderToString(page)));
  expect([show(), show()]).toEqual([plain, plain]);
  expect(look).toHaveBeenCalledTimes(2);
});

test('other properties are another painting', () => {
  const { painted, show } = kept(({ list }: { list: readonly Name[] }) => (
    <p>{list.map(({ name }) => name).join('、')}</p>
  ));
  expect(show({ list: [{ name: '甲' }] })).toContain('<p>甲</p>');
  expect(show({ list: [{ name: '乙' }] })).toContain('<p>乙</p>');
  expect(show({ list: [{ name: '甲' }] })).toContain('<p>甲</p>');
  expect(painted).toHaveBeenCalledTimes(2);
});

test('a part whose words take a fact is painted again when the fact says something else, and only then', () => {
  const words = { price: '专业版 {{plan.professional.price}}' };
  const { painted, show } = kept(({ facts }: PageFacts) => <p>{fillWords(words, facts).price}</p>);
  const at = (price: string) => ({ facts: { 'plan.professional.price': price } });

  expect(show(at('¥19,800'))).toContain('<p>专业版 ¥19,800</p>');
  expect(show(at('¥21,800'))).toContain('<p>专业版 ¥21,800</p>');
  expect(show(at('¥21,800'))).toContain('<p>专业版 ¥21,800</p>');
  expect(painted).toHaveBeenCalledTimes(2);
});

test('a value of the store that a part reads, however deep, makes it another painting', () => {
  const Brand = () => <b>{useSite(({ site }) => site.brand)}</b>;
  const { painted, show } = kept(() => (
    <p>
      <Brand />
    </p>
  ));
  expect(show({})).toContain('<b>甲</b>');
  store = stateOf('乙');
  expect(show({})).toContain('<b>乙</b>');
  store = stateOf('甲');
  expect(show({})).toContain('<b>甲</b>');
  expect(painted).toHaveBeenCalledTimes(2);
});

test('what a part inside a part reads is read by both', () => {
  const inner = kept(() => <b>{useSite(({ site }) => site.brand)}</b>);
  const outer = servedOnServer(() => <inner.Served />);
  const Outer = outer;
  const show = () => markupText(inner.parts.render(() => renderToString(<Outer />)));
  inner.show({});
  expect(show()).toContain('甲');
  store = stateOf('乙');
  expect(show()).toContain('乙');
});

test('elements and functions are nothing to compare: such a part is painted each time', () => {
  const { painted, show } = kept(({ children }: { children: React.ReactNode }) => <p>{children}</p>);
  expect(show({ children: <b>甲</b> })).toContain('<b>甲</b>');
  expect(show({ children: <b>乙</b> })).toContain('<b>乙</b>');
  expect(painted).toHaveBeenCalledTimes(2);
});

test('a part that says it depends on its page is painted each time', () => {
  const { painted, show, parts } = kept(() => {
    parts.painter.giveUp();
    return <p>甲</p>;
  });
  expect(show({})).toBe(show({}));
  expect(painted).toHaveBeenCalledTimes(2);
});

test('an id that React makes of the place holds in that place alone', () => {
  const { parts, Served } = kept(() => <p id={useId()}>甲</p>);
  const page = (
    <>
      <Served />
      <Served />
    </>
  );
  const show = () => markupText(parts.render(() => renderToString(page)));
  const html = show();
  const ids = [...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
  expect(show()).toBe(html);
});

test('a part with a picture that React asks for ahead is painted each time, one that a <picture> chooses is kept', () => {
  const ahead = kept(() => <img src="/hall.svg" alt="" />);
  expect(ahead.show({})).toBe(ahead.show({}));
  expect(ahead.show({})).toContain('rel="preload"');
  expect(ahead.painted).toHaveBeenCalledTimes(3);

  const chosen = kept(() => (
    <picture>
      <source media="(min-width: 900px)" srcSet="/wide.svg" />
      <img src="/hall.svg" alt="" />
    </picture>
  ));
  expect(chosen.show({})).toBe(chosen.show({}));
  expect(chosen.show({})).not.toContain('preload');
  expect(chosen.painted).toHaveBeenCalledTimes(1);
});

test('an error reaches who renders, and nothing of that render is kept', () => {
  let broken = true;
  const { painted, show } = kept(() => {
    if (broken) throw new Error('broken');
    return <p>甲</p>;
  });
  expect(() => show({})).toThrow('broken');
  broken = false;
  expect(show({})).toContain('<p>甲</p>');
  expect(painted).toHaveBeenCalledTimes(2);
});

test('a part that is painted around one that is kept is kept with it', () => {
  const inner = kept(() => <b data-wake="console-desk">甲</b>);
  inner.show({});
  const outerPainted = jest.fn(() => <inner.Served />);
  const Outer = servedOnServer(() => outerPainted());
  const show = () => inner.parts.render(() => renderToString(<Outer />));
  const whole = '<div data-served=""><div data-served=""><b data-wake="console-desk">甲</b></div></div>';
  expect([show(), show()].map(markupText)).toEqual([whole, whole]);
  expect([outerPainted, inner.painted].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect([...wakesOf(show())]).toEqual(['console-desk']);
});
