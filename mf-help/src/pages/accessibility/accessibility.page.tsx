import { SupportBand } from '@site/shared/forms/support-band';
import type { Crumb, PageHandle } from '@site/shared/page/page-handle';
import type { HelpBranch } from '@site/shared/contract/help';
import { ArticleTitle } from '@site/shared/ui/article-title';
import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { useLoaderData } from 'react-router-dom';
import { AskUs } from '../../components/ask-us';
import { HelpColumns } from '../../components/help-columns';
import { accessibilityCopy as copy } from '../../content/accessibility';
import { sectionName } from '../../content/help-section';
import { accessibilityAddress, helpCenterAddress } from '../../help-addresses';
import { helpService } from '../../help-service';
import styles from './accessibility.module.css';

type Tree = { tree: HelpBranch[] | null };

const crumbs: Crumb[] = [
  { name: sectionName, link: helpCenterAddress },
  { name: copy.heading, link: accessibilityAddress },
];

export async function loader(): Promise<Tree> {
  return { tree: await helpService.treeBlock() };
}

export const handle: PageHandle<Tree> = {
  layout: 'help',
  head: (_, { site }) => ({
    title: `${copy.heading}_键盘、读屏与大字版-${site.brand}`,
    description: copy.description,
    updated: copy.updated,
    breadcrumb: crumbs,
  }),
};

/** What who reads by ear, by keyboard or in large print can do here, and what is not done yet. */
export function Component() {
  const { tree } = useLoaderData<Tree>();

  return (
    <HelpColumns tree={tree} place={{}} rail={<AskUs />}>
      <Breadcrumb crumbs={crumbs} />
      <ArticleTitle title={copy.heading} summary={copy.lead} />
      {copy.parts.map(({ id, heading, points }) => (
        <section key={id} className={styles.part} aria-labelledby={id}>
          <h2 id={id}>{heading}</h2>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
      <section className={styles.part} aria-labelledby="barrier">
        <h2 id="barrier">{copy.help.heading}</h2>
        <p>{copy.help.text}</p>
      </section>
      <p className={styles.updated}>
        {copy.updatedLabel} <time dateTime={copy.updated}>{copy.updated}</time>
      </p>
      <SupportBand article={copy.heading} />
    </HelpColumns>
  );
}
