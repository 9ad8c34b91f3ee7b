import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import {
  createSiteStore,
  freezeForRender,
  installFragmentRecorder,
  installStoreScope,
  useSite,
} from '@site/shared/store';
import type { SiteFacts } from '@site/shared/store/site-facts';
import { testSite } from '@site/shared/testing/test-site';
import { cachedFragment } from '@site/shared/ui/cached-fragment';
import { servedOnServer } from '@site/shared/ui/served-part';
import { type ComponentType, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { markupText, islandsOf } from './page-markup';
import { FragmentCache } from './fragment-cache';

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

/** A fresh cache and a part, with a record of how often that was rendered. */
function setUp<Props extends object>(Part: ComponentType<Props>) {
  const cache = new FragmentCache(() => store.getState());
  installFragmentRecorder(cache.recorder);
  const look = jest.fn(Part as (props: Props) => React.ReactNode);
  const Served = servedOnServer<Props>((props) => look(props));
  const show = (props: Props) => markupText(cache.render(() => renderToString(<Served {...props} />)));
  return { cache, rendered: look, Served, show };
}

beforeEach(() => {
  store = stateOf('甲');
});

test('a part is rendered once and its markup is what React made of it', () => {
  const { rendered, show } = setUp(({ name }: Name) => (
    <p>
      你好，{name} <b>&amp;</b>
    </p>
  ));
  const first = show({ name: '<甲>' });
  expect(first).toBe('<div data-served=""><p>你好，<!-- -->&lt;甲&gt;<!-- --> <b>&amp;</b></p></div>');
  expect(show({ name: '<甲>' })).toBe(first);
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('a part that hydrates is rendered once as well, with the same ids in its place', () => {
  const look = jest.fn(({ name }: Name) => <p id={useId()}>{name}</p>);
  const Hydrated = cachedFragment('li', (props: Name) => look(props));
  const cache = new FragmentCache(() => store.getState());
  installFragmentRecorder(cache.recorder);
  const page = (
    <ul>
      <Hydrated name="甲" />
      <Hydrated name="甲" />
    </ul>
  );
  const plain = renderToString(page).replaceAll(/<i data-fragment="[^"]*"><\/i>/g, '');
  look.mockClear();
  const show = () => markupText(cache.render(() => renderToString(page)));
  expect([show(), show()]).toEqual([plain, plain]);
  expect(look).toHaveBeenCalledTimes(2);
});

test('other properties are another fragment', () => {
  const { rendered, show } = setUp(({ list }: { list: readonly Name[] }) => (
    <p>{list.map(({ name }) => name).join('、')}</p>
  ));
  expect(show({ list: [{ name: '甲' }] })).toContain('<p>甲</p>');
  expect(show({ list: [{ name: '乙' }] })).toContain('<p>乙</p>');
  expect(show({ list: [{ name: '甲' }] })).toContain('<p>甲</p>');
  expect(rendered).toHaveBeenCalledTimes(2);
});

test('R10.94 a part whose words take a fact is rendered again when the fact says something else, and only then', () => {
  const words = { price: '专业版 {{plan.professional.price}}' };
  const { rendered, show } = setUp(({ facts }: PageFacts) => <p>{fillWords(words, facts).price}</p>);
  const at = (price: string) => ({ facts: { 'plan.professional.price': price } });

  expect(show(at('¥19,800'))).toContain('<p>专业版 ¥19,800</p>');
  expect(show(at('¥21,800'))).toContain('<p>专业版 ¥21,800</p>');
  expect(show(at('¥21,800'))).toContain('<p>专业版 ¥21,800</p>');
  expect(rendered).toHaveBeenCalledTimes(2);
});

test('R10.89 a value of the store that a part reads, however deep, makes it another fragment', () => {
  const Brand = () => <b>{useSite(({ site }) => site.brand)}</b>;
  const { rendered, show } = setUp(() => (
    <p>
      <Brand />
    </p>
  ));
  expect(show({})).toContain('<b>甲</b>');
  store = stateOf('乙');
  expect(show({})).toContain('<b>乙</b>');
  store = stateOf('甲');
  expect(show({})).toContain('<b>甲</b>');
  expect(rendered).toHaveBeenCalledTimes(2);
});

test('what a part inside a part reads is read by both', () => {
  const inner = setUp(() => <b>{useSite(({ site }) => site.brand)}</b>);
  const outer = servedOnServer(() => <inner.Served />);
  const Outer = outer;
  const show = () => markupText(inner.cache.render(() => renderToString(<Outer />)));
  inner.show({});
  expect(show()).toContain('甲');
  store = stateOf('乙');
  expect(show()).toContain('乙');
});

test('elements and functions cannot be compared: such a part is rendered each time', () => {
  const { rendered, show } = setUp(({ children }: { children: React.ReactNode }) => <p>{children}</p>);
  expect(show({ children: <b>甲</b> })).toContain('<b>甲</b>');
  expect(show({ children: <b>乙</b> })).toContain('<b>乙</b>');
  expect(rendered).toHaveBeenCalledTimes(2);
});

test('a part that depends on its page is rendered each time', () => {
  const { rendered, show, cache } = setUp(() => {
    cache.recorder.discard();
    return <p>甲</p>;
  });
  expect(show({})).toBe(show({}));
  expect(rendered).toHaveBeenCalledTimes(2);
});

test('an id that React makes of the place holds in that place alone', () => {
  const { cache, Served } = setUp(() => <p id={useId()}>甲</p>);
  const page = (
    <>
      <Served />
      <Served />
    </>
  );
  const show = () => markupText(cache.render(() => renderToString(page)));
  const html = show();
  const ids = [...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
  expect(show()).toBe(html);
});

test('a part with a picture that React asks for ahead is rendered each time, one that a <picture> chooses is stored', () => {
  const ahead = setUp(() => <img src="/hall.svg" alt="" />);
  expect(ahead.show({})).toBe(ahead.show({}));
  expect(ahead.show({})).toContain('rel="preload"');
  expect(ahead.rendered).toHaveBeenCalledTimes(3);

  const chosen = setUp(() => (
    <picture>
      <source media="(min-width: 900px)" srcSet="/wide.svg" />
      <img src="/hall.svg" alt="" />
    </picture>
  ));
  expect(chosen.show({})).toBe(chosen.show({}));
  expect(chosen.show({})).not.toContain('preload');
  expect(chosen.rendered).toHaveBeenCalledTimes(1);
});

test('an error reaches the caller of the render, and nothing of that render is stored', () => {
  let broken = true;
  const { rendered, show } = setUp(() => {
    if (broken) throw new Error('broken');
    return <p>甲</p>;
  });
  expect(() => show({})).toThrow('broken');
  broken = false;
  expect(show({})).toContain('<p>甲</p>');
  expect(rendered).toHaveBeenCalledTimes(2);
});

test('a part around a stored fragment is stored with it', () => {
  const inner = setUp(() => <b data-island="console-desk">甲</b>);
  inner.show({});
  const outerRendered = jest.fn(() => <inner.Served />);
  const Outer = servedOnServer(() => outerRendered());
  const show = () => inner.cache.render(() => renderToString(<Outer />));
  const whole = '<div data-served=""><div data-served=""><b data-island="console-desk">甲</b></div></div>';
  expect([show(), show()].map(markupText)).toEqual([whole, whole]);
  expect([outerRendered, inner.rendered].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect([...islandsOf(show())]).toEqual(['console-desk']);
});
