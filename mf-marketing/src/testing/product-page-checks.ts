import { answering, descriptionOf } from '@site/shared/page/description';
import { readCasePage } from '@site/shared/calls/case-page';
import { answerTo } from '@site/shared/testing/answer-to';
import { sampleFacts, withSampleFacts } from '@site/shared/testing/sample-facts';
import { sampleCase, sampleCasePage } from '@site/shared/testing/sample-cases';
import { renderPage } from '@site/shared/testing/render-page';
import type { PageAsk } from '@site/shared/page/page-asks';
import type { ProductHead, Question, SectionAnchor } from '../content/product-page';

type ProductPage = {
  address: string;
  head: ProductHead;
  /** Text of the h1, without line breaks. */
  title: string;
  anchors: readonly SectionAnchor[];
  questions: readonly Question[];
  /** What the page asks for; a trial unless named. */
  ask?: PageAsk;
};

const answers = { ...answerTo(readCasePage, sampleCasePage([sampleCase(41001)])), ...sampleFacts };

/**
 * Tests that every page of this section with questions passes: head, headline, form, anchors, levels of headings. That every address has
 * its status, a title and one h1 is held once, for all sections, by e2e/journeys/pages.spec.ts.
 */
export function checkPage({ address, head, title, anchors, questions: words }: ProductPage): void {
  const questions = withSampleFacts(words);

  test('the h1 has the headline, and the page ends with a form', async () => {
    const { html } = await renderPage(address, answers);
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '');

    expect(heading).toBe(title);
    expect(html).toContain(' id="lead"');
  });

  test('every anchor links to a section of the page', async () => {
    const { html } = await renderPage(address, answers);

    for (const { id } of anchors) expect(html).toContain(` id="${id}"`);
  });

  test('the head names the page, its crumbs, its phone counterpart and its questions', async () => {
    const { head: shown, html } = await renderPage(address, answers);
    const faq = shown?.jsonLd?.find((item) => item['@type'] === 'FAQPage') as { mainEntity: { name: string }[] };

    expect(shown?.title).toBe(`${head.title}-澄播云`);
    expect(shown?.description).toBe(descriptionOf(head.description, ...answering(questions)));
    expect(shown?.description.startsWith(head.description)).toBe(true);
    expect(shown?.alternate).toBe(head.alternate);
    expect(shown?.breadcrumb?.at(-1)).toEqual({ name: head.name, link: address });
    expect(faq.mainEntity.map(({ name }) => name)).toEqual(questions.map(({ ask }) => ask));
    for (const { ask } of questions) expect(html).toContain(ask);
  });

  test('headings go down one level at a time, and nothing carries a style attribute', async () => {
    const { html } = await renderPage(address, answers);
    const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));

    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    expect(html).not.toContain(' style=');
  });
}

/** Further tests of a product page: its ask and consultation in the hero, and rendering without its cases. */
export function checkProductPage(page: ProductPage): void {
  const { address, ask = 'trial' } = page;
  checkPage(page);

  test('the hero says how to begin, and what a trial holds', async () => {
    const { html } = await renderPage(address, answers);

    expect(html).toContain(ask === 'trial' ? 'href="/home/login?type=1"' : `>${ask.want}</a>`);
    expect(html).toContain(`href="#lead"`);
    if (ask === 'trial') expect(html).toContain('免费试用的是直播间');
  });

  test('when its calls fail, the page still renders', async () => {
    const { status, html } = await renderPage(address, { [readCasePage.path]: 503 });

    expect(status).toBe(200);
    expect(html).not.toContain('/home/case?id=');
    expect(html).toContain('常见问题');
  });
}
