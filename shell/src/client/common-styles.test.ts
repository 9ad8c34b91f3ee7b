/** @jest-environment jsdom */
import { bringCommonStyles } from './common-styles';
import './insert-sheet';

const release = { entry: '/entry.js', integrity: 'sha384-e' };
const common: [string, string] = ['/assets/remotes/mf-help/1.0.0/client/common.new.css', 'sha384-c'];
const links = () => [...document.querySelectorAll('link')];

beforeEach(() => links().forEach((link) => link.remove()));

test('a section whose common styles the shell has brings none', async () => {
  await bringCommonStyles(release);

  expect(links()).toEqual([]);
});

test('others are in force before the section goes on, and are asked for once', async () => {
  let isThere = false;
  const coming = bringCommonStyles({ ...release, common }).then(() => {
    isThere = true;
  });
  const [link] = links();

  expect([link?.getAttribute('href'), link?.integrity, link?.crossOrigin]).toEqual([...common, 'anonymous']);
  await Promise.resolve();
  expect(isThere).toBe(false);
  link?.dispatchEvent(new Event('load'));
  await coming;
  await bringCommonStyles({ ...release, common });
  expect(links()).toHaveLength(1);
});

test('styles that do not come end the section’s load with their address', async () => {
  const coming = bringCommonStyles({ ...release, common });
  links()[0]?.dispatchEvent(new Event('error'));

  await expect(coming).rejects.toThrow(common[0]);
});
