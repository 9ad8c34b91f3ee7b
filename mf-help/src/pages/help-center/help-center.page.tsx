import { listDescription } from '@site/shared/page/description';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { centreCopy } from '../../content/help-center/page';
import { sectionName } from '../../content/help-section';
import { helpCenterAddress } from '../../help-addresses';
import { AskBand } from './help-center-ask-band';
import styles from './help-center.module.css';
import { Categories } from './help-center-categories';
import { Hero } from './help-center-hero';
import { Latest } from './help-center-latest';
import { type HelpCenterData, loader } from './help-center.loader';
import { Templates } from './help-center-templates';
import { Triage } from './help-center-triage';

export { loader };

export const handle: PageHandle<HelpCenterData> = {
  layout: 'help',
  ownSearch: true,
  head: ({ home }, { site }) => ({
    title: `${centreCopy.title}-${site.brand}`,
    description: listDescription(centreCopy.description, { name: sectionName, pageIndex: 1, items: home.latest }),
    keywords: ['直播帮助', '直播教程', '开播步骤', '直播故障排查'],
    breadcrumb: [{ name: sectionName, link: helpCenterAddress }],
  }),
};

export function Component() {
  const { home, templates, hotWords } = useLoaderData<HelpCenterData>();

  return (
    <div className={styles.centre}>
      <Hero hotWords={hotWords} />
      <Triage />
      <Templates templates={templates} />
      <Categories categories={home.categories} />
      <Latest articles={home.latest} />
      <AskBand />
    </div>
  );
}
