import { createSiteStore, installStoreScope, type SiteState } from '@site/shared/store';
import { renderToString } from 'react-dom/server';
import { testSite } from '../testing/test-site';
import { ContactMail, ContactPhone } from './contact';

function show(element: React.ReactNode, facts: Partial<SiteState['site']>): string {
  const state = { site: { ...testSite, ...facts } } as SiteState;
  const store = createSiteStore(state);
  installStoreScope(() => store);
  return renderToString(element);
}

const call = <ContactPhone without="留言">{(text, address) => <a href={address}>{text}</a>}</ContactPhone>;
const letter = (
  <ContactMail subject="采访 & 拍摄" without="留言">
    {(text, address) => <a href={address}>{text}</a>}
  </ContactMail>
);

test.each([
  ['400-000-0000', 'tel:4000000000'],
  ['+86 10 1234 5678', 'tel:+861012345678'],
])('the phone %s is printed as it is and dialled as %s', (phone, address) => {
  expect(show(call, { phone })).toBe(`<a href="${address}">${phone}</a>`);
});

test('a letter has its subject', () => {
  const address = `mailto:ask@live.test?subject=${encodeURIComponent('采访 & 拍摄')}`;
  expect(show(letter, { email: 'ask@live.test' })).toBe(`<a href="${address}">ask@live.test</a>`);
});

test('without a phone or a mail another form of the sentence stands there', () => {
  expect(show(call, { phone: '' })).toBe('留言');
  expect(show(letter, { email: '' })).toBe('留言');
});
