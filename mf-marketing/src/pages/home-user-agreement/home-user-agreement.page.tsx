import { fillWords, type PageFacts, requireFacts } from '@site/shared/page/fact-words';
import type { PageHandle } from '@site/shared/page/page-handle';
import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { TitleLines } from '@site/shared/ui/title-lines';
import { useLoaderData } from 'react-router-dom';
import { productCrumbs } from '../../components/product-head';
import { agreement } from '../../content/home-user-agreement/agreement';
import { legalCopy as text } from '../../content/home-user-agreement/legal-text';
import { privacy } from '../../content/home-user-agreement/privacy';
import styles from './home-user-agreement.module.css';
import { LegalArticle } from './home-user-agreement-article';

const crumbs = productCrumbs(text.title, '/home/UserAgreementPC');
const texts = [agreement, privacy];

export const loader = () => requireFacts(texts);

export const handle: PageHandle<PageFacts> = {
  layout: 'default',
  head: (_, { site }) => ({
    ...text.head,
    title: `${text.head.title}-${site.brand}`,
    updated: text.published,
    breadcrumb: crumbs,
  }),
};

/** Both texts with one list of contents, which stays beside them on wide screens. */
export function Component() {
  const { facts } = useLoaderData<typeof loader>();

  return (
    <div className={styles.place}>
      <Breadcrumb crumbs={crumbs} />
      <h1 className={styles.title}>
        <TitleLines lines={[text.title]} />
      </h1>
      <p className={styles.dates}>{text.dates}</p>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label={text.contents}>
          {texts.map(({ id, title, chapters }) => (
            <div key={id} className={styles.group}>
              <a className={styles.text} href={`#${id}`}>
                {title}
              </a>
              <ul>
                {chapters.map((chapter) => (
                  <li key={chapter.id}>
                    <a className={styles.chapter} href={`#${chapter.id}`}>
                      {chapter.title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div>
          {fillWords(texts, facts).map((text) => (
            <LegalArticle key={text.id} text={text} />
          ))}
        </div>
      </div>
    </div>
  );
}
