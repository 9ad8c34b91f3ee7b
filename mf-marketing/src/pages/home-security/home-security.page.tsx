import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { RelatedLinks } from '../../components/related-links';
import { securityAsk, securityHead, securityHero, securityLead, securityRelated } from '../../content/home-security';
import { loadSecurity } from './home-security.loader';
import styles from './home-security.module.css';
import { SecurityContents } from './home-security-contents';
import { SecurityHero } from './home-security-hero';
import { SecurityTables } from './home-security-tables';
import { SecurityTools } from './home-security-tools';

export const loader = loadSecurity;

export const handle: PageHandle<PageFacts> = {
  layout: 'default',
  ask: securityAsk,
  served: ['facts'],
  head: ({ facts }, context) => {
    const { updated } = fillWords(securityHero, facts);
    return { ...productHead(securityHead, '/home/security', [], context), ...(updated && { updated }) };
  },
};

/** What a company's IT, buyers and lawyers ask before they sign; on paper two sheets. */
export function Component() {
  const { facts } = useLoaderData<typeof loader>();

  return (
    <>
      <SecurityHero facts={facts} />
      <div className={styles.columns}>
        <div className={styles.aside}>
          <SecurityTools />
          <SecurityContents facts={facts} />
        </div>
        <SecurityTables facts={facts} />
      </div>
      <div className={styles.further}>
        <RelatedLinks list={securityRelated} />
        <LeadBand {...securityLead} />
      </div>
    </>
  );
}
