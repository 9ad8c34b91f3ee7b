import { listDescription } from '@site/shared/page/description';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { FirstScreenEnd } from '@site/shared/ui/first-screen-end';
import { centreCopy } from '../../content/help-center/page';
import { sectionName } from '../../content/help-section';
import { helpCenterAddress } from '../../help-addresses';
import { AskBand } from './help-center-ask-band';
import styles from './help-center.module.css';
import { Hero } from './help-center-hero';
import { Lists } from './help-center-lists';
import { type HelpCenterData, loader } from './help-center.loader';
import { Triage } from './help-center-triage';

export { loader };

export const handle: PageHandle<HelpCenterData> = {
  layout: 'help',
  ownSearch: true,
  served: ['home', 'templates'],
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
      <FirstScreenEnd />
      <Triage />
      <Lists home={home} templates={templates} />
      <AskBand />
    </div>
  );
}
