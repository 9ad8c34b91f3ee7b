import { expect } from '@playwright/test';
import type { ServedPage } from './served-page';

const missing = /不存在|could not be found/;
const broken = /服务暂时不可用|访问的人有点多/;

type Marks = { hasAddress: boolean; unindexed: boolean; retries: boolean; hasReference: boolean };

function marksOf({ html }: ServedPage): Marks {
  return {
    hasAddress: html.includes('<link rel="canonical"'),
    unindexed: html.includes('<meta name="robots" content="noindex">'),
    retries: html.includes('>重试</a>'),
    hasReference: html.includes('参考编号'),
  };
}

function expectFound(page: ServedPage, address: string): void {
  const { hasAddress, hasReference } = marksOf(page);
  expect(page.title, address).not.toMatch(missing);
  expect(`${page.title} ${page.headings.join()}`, address).not.toMatch(broken);
  expect({ hasAddress, hasReference }, address).toEqual({ hasAddress: true, hasReference: false });
}

function expectMissing(page: ServedPage, address: string): void {
  expect(page.title, address).toMatch(missing);
  expect(page.headings.join(), address).toMatch(missing);
  const marks: Marks = { hasAddress: false, unindexed: true, retries: false, hasReference: false };
  expect(marksOf(page), address).toEqual(marks);
}

function expectBroken(page: ServedPage, address: string): void {
  const { title, headings, status, retryAfter } = page;
  expect(title, address).toMatch(broken);
  expect(headings.join(), address).toMatch(broken);
  expect(`${title} ${headings.join()}`, address).not.toMatch(missing);
  expect(marksOf(page), address).toMatchObject({ hasAddress: false, unindexed: true, retries: true });
  if (status !== 503) expect(marksOf(page).hasReference, `${address} names no reference`).toBe(true);
  else expect(retryAfter, `${address} says not when to come again`).toMatch(/^[1-9]\d*$/);
}

/** Title, heading, address, robots and ways on of a page fit its status, whichever it is (docs/faults.md F51). */
export function expectFittingText(page: ServedPage, address: string): void {
  expect(page.headings, address).toHaveLength(1);
  if (page.status === 200) expectFound(page, address);
  else if (page.status === 404) expectMissing(page, address);
  else {
    expect(page.status, address).toBeGreaterThanOrEqual(500);
    expectBroken(page, address);
  }
}
