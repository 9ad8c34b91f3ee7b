import type { Crumb, PageHandle } from '@site/shared/page/page-handle';
import { ArticleTitle } from '@site/shared/ui/article-title';
import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { ShieldCheck } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { AskUs } from '../../components/ask-us';
import { HelpColumns } from '../../components/help-columns';
import { sectionName } from '../../content/help-section';
import { liveCheckCopy as copy } from '../../content/live-check/page';
import { helpCenterAddress, liveCheckAddress, triageAddress } from '../../help-addresses';
import { BrowserCheck } from './browser-check';
import { CameraCheck } from './camera-check';
import type { LiveCheckData } from './live-check.loader';
import styles from './live-check.module.css';
import { MicrophoneCheck } from './microphone-check';
import { UplinkCheck } from './uplink-check';

export { loader } from './live-check.loader';

const crumbs: Crumb[] = [
  { name: sectionName, link: helpCenterAddress },
  { name: copy.heading, link: liveCheckAddress },
];

export const handle: PageHandle<LiveCheckData> = {
  layout: 'help',
  head: (_data, { site }) => ({
    title: `${copy.heading}_摄像头、麦克风、上行与浏览器-${site.brand}`,
    description: copy.description,
    keywords: [copy.heading, '摄像头检测', '麦克风检测', '上行带宽测试'],
    breadcrumb: crumbs,
  }),
};

export function Component() {
  const { tree, facts } = useLoaderData<LiveCheckData>();

  return (
    <HelpColumns tree={tree} place={{}} rail={<AskUs />}>
      <Breadcrumb crumbs={crumbs} />
      <ArticleTitle title={copy.heading} summary={copy.lead} />
      <p className={styles.private}>
        <ShieldCheck size={20} aria-hidden="true" />
        {copy.private}
      </p>
      <p className={styles.withoutScript}>{copy.needsScript}</p>
      <ol className={styles.checks}>
        <CameraCheck />
        <MicrophoneCheck />
        <UplinkCheck facts={facts} />
        <BrowserCheck />
      </ol>
      <section className={styles.next} aria-labelledby="check-next">
        <h2 id="check-next">{copy.next.heading}</h2>
        <p>
          {copy.next.text}
          <a href={triageAddress}>{copy.next.link}</a>
        </p>
      </section>
    </HelpColumns>
  );
}
