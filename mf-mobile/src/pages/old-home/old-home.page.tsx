import { RequirementForm } from '@site/shared/forms/requirement-form';
import type { PageHandle } from '@site/shared/page/page-handle';
import { pickFive } from '@site/shared/page/pick-five';
import { Section } from '@site/shared/ui/section';
import { useLoaderData } from 'react-router-dom';
import { oldHomeCopy } from '../../content/old-home';
import { mobileBlocks } from '../../mobile-blocks';
import beside from '../../components/beside.module.css';
import styles from './old-home.module.css';
import { OldHomeBody, type OldHomeData } from './old-home-body';

export async function loader(): Promise<OldHomeData> {
  const list = await mobileBlocks.marketing();
  const market =
    list &&
    pickFive(list).map(({ id, title, description, categoryName, banner, picture }) => ({
      id,
      title,
      text: description,
      category: categoryName,
      scene: banner.scene,
      picture,
    }));
  return { market: market ?? null };
}

export const handle: PageHandle<OldHomeData> = {
  layout: 'default',
  footer: 'compact',
  device: 'mobile',
  indexed: false,
  served: ['market'],
  head: (_data, { site }) => ({
    title: `${oldHomeCopy.head.title}-${site.brand}`,
    description: oldHomeCopy.head.description,
    keywords: oldHomeCopy.head.keywords,
    canonical: '/',
  }),
};

/** The former phone home: for links of old posters and cards, with the form that still posts to the original call. */
export function Component() {
  const { market } = useLoaderData<typeof loader>();
  const { title, text, submit } = oldHomeCopy.form;

  return (
    <>
      <OldHomeBody market={market} />
      <Section id="lead" title={title} intro={text} ground="tint" className={beside.beside}>
        <div className={styles.form}>
          <RequirementForm form="mobile" submit={submit} legacy />
        </div>
      </Section>
    </>
  );
}
