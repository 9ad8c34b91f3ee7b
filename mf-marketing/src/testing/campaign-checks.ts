import { readCasePage } from '@site/shared/calls/case-page';
import { listHomeBanners } from '@site/shared/calls/home-banners';
import { readMarketingLists } from '@site/shared/calls/marketing-lists';
import { listFeaturedTopics } from '@site/shared/calls/topic-featured';
import { answerTo } from '@site/shared/testing/answer-to';
import { sampleCase, sampleCasePage } from '@site/shared/testing/sample-cases';
import { sampleFacts } from '@site/shared/testing/sample-facts';
import { sampleMarketingItem } from '@site/shared/testing/sample-marketing';
import { renderPage } from '@site/shared/testing/render-page';
import type { Campaign } from '../content/campaign';
import { article, banner } from './samples';

type CampaignPage = {
  address: string;
  campaign: Campaign;
  /** Headings of its sections in order. */
  order: readonly string[];
};

const answers = {
  ...answerTo(
    readCasePage,
    sampleCasePage([sampleCase(41001), sampleCase(41003), sampleCase(41015), sampleCase(41016)]),
  ),
  ...answerTo(readMarketingLists, { list: [sampleMarketingItem(50001)], groups: [] }),
  ...answerTo(listHomeBanners, { list: [banner] }),
  ...answerTo(listFeaturedTopics, { list: [article(20001)] }),
  ...sampleFacts,
};

/** Tests that every campaign version of the home page passes. */
export function checkCampaign({ address, campaign: { head: text, hero, cases }, order }: CampaignPage): void {
  test('it has its own headline, and the home page as canonical', async () => {
    const { status, html, head } = await renderPage(address, answers);
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '');

    expect(status).toBe(200);
    expect(heading).toBe(hero.title.join(''));
    expect(head).toMatchObject({ title: `${text.title}-澄播云`, canonical: '/' });
    expect(html).toContain('href="/home/login?type=1"');
    expect(html).toContain(' id="lead"');
  });

  test('its sections stand in its own order', async () => {
    const { html } = await renderPage(address, answers);
    const places = order.map((section) => html.indexOf(section));

    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  test('headings go down one level at a time, also when no call is answered', async () => {
    for (const given of [answers, {}]) {
      const { status, html } = await renderPage(address, given);
      const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));

      expect(status).toBe(200);
      for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
    expect((await renderPage(address)).html).not.toContain(cases.text.title);
  });
}
