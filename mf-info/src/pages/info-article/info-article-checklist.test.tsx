/** @jest-environment jsdom */
import { createSiteStore, installStoreScope, type SiteState } from '@site/shared/store';
import { testSite } from '@site/shared/testing/test-site';
import { fireEvent, render, screen } from '@testing-library/react';
import { InfoArticleChecklist } from './info-article-checklist';

const checklist = { title: '一场直播的总清单', groups: [{ name: '前一天', items: ['备用电脑接管过一次'] }] };

test('R12.49 the button prints the checklist alone, and the page is whole again afterwards', () => {
  const store = createSiteStore({ site: testSite } as SiteState);
  installStoreScope(() => store);
  const root = document.documentElement;
  const printed: (string | undefined)[] = [];
  window.print = () => printed.push(root.dataset['prints']);
  render(<InfoArticleChecklist checklist={checklist} id={20041} />);

  fireEvent.click(screen.getByText('打印清单'));
  expect(printed).toEqual(['checklist']);

  window.dispatchEvent(new Event('afterprint'));
  expect(root.dataset['prints']).toBeUndefined();
});
