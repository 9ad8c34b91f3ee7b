import { listHomeBanners } from '@site/shared/calls/home-banners';
import { readMarketingDetail } from '@site/shared/calls/marketing-detail';
import { readMarketingLists } from '@site/shared/calls/marketing-lists';
import { answerTo } from '@site/shared/testing/answer-to';
import { sampleMarketingDetail, sampleMarketingItem } from '@site/shared/testing/sample-marketing';
import { renderPage } from '@site/shared/testing/render-page';
import { type PreviewName, previewCopy } from '../content/previews';
import { banner } from './samples';

type Preview = { address: string; name: PreviewName; shows: readonly string[] };

const answers = {
  ...answerTo(readMarketingLists, { list: [sampleMarketingItem(50001)], groups: [] }),
  ...answerTo(readMarketingDetail, sampleMarketingDetail(50001)),
  ...answerTo(listHomeBanners, { list: [banner] }),
};

/** Tests for every preview: title, h1, component and noindex. */
export function checkPreview({ address, name, shows }: Preview): void {
  test(`the preview of ${name} shows it under its own title`, async () => {
    const { status, html, head } = await renderPage(address, answers);
    const { title } = previewCopy.pages[name];

    expect(status).toBe(200);
    const [heading = '', ...others] = html.match(/<h1.*?<\/h1>/gs) ?? [];
    expect(heading.replace(/<[^>]+>/g, '')).toBe(title);
    expect(others).toEqual([]);
    for (const text of shows) expect(html).toContain(text);
    expect(head).toMatchObject({ title: `${title}_${previewCopy.kicker}-澄播云`, noindex: true });
  });

  test(`headings of the preview of ${name} go down one level at a time`, async () => {
    const { html } = await renderPage(address, answers);
    const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));

    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });
}
