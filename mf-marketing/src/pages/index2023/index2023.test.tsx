import { listHomeBanners } from '@site/shared/calls/home-banners';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';
import { homeCopy } from '../../content/home-sections';
import { serviceCampaign, serviceShares } from '../../content/index2023';
import { productServices } from '../../content/product-services/panels';
import { checkCampaign } from '../../testing/campaign-checks';
import { banner } from '../../testing/samples';

describe('R2.10 /index2023', () => {
  checkCampaign({
    address: '/index2023',
    campaign: serviceCampaign,
    order: [
      '少填一项',
      ...productServices.map(({ feature }) => feature.intro),
      serviceShares.title[0] ?? '',
      serviceCampaign.scenarios.title,
      serviceCampaign.cases.text.title,
      homeCopy.products,
      homeCopy.news.title,
    ],
  });
});

test('the first banner is drawn with the page, those beside it are files', async () => {
  const pictureOf = (id: number) => ({ src: `/media/banner-${id}.svg`, width: 320, height: 180 });
  const list = [50001, 50005].map((id) => ({ ...banner, id, picture: pictureOf(id) }));
  const { html } = await renderPage('/index2023', answerTo(listHomeBanners, { list }));

  expect(html).not.toContain('/media/banner-50001.svg');
  expect(html).toContain('src="/media/banner-50005.svg" width="320" height="180"');
});

test('that there is something to swipe is said where there is', async () => {
  const shown = async (...ids: number[]) => {
    const list = ids.map((id) => ({ ...banner, id }));
    return (await renderPage('/index2023', answerTo(listHomeBanners, { list }))).html;
  };
  expect(await shown(50001, 50005)).toContain('左右滑动');
  expect(await shown(50001)).not.toContain('左右滑动');
  expect((await renderPage('/index2023')).html).not.toContain('左右滑动');
});
