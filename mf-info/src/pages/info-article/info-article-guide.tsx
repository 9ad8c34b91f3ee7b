import type { ContentLink } from '@site/shared/contract/common';
import type { Topic } from '@site/shared/contract/info';
import { LinkBox, LinkTitle } from '@site/shared/ui/link-box';
import { SideLink } from '../../components/side-link';
import { infoArticleCopy } from '../../content/info-article';
import { helpAddress, topicAddress } from '../../info-addresses';
import styles from './info-article-guide.module.css';

type Way = { key: string; to: string; name: string };

function Ways({ heading, ways }: { heading: string; ways: readonly Way[] }) {
  if (ways.length === 0) return null;

  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>
        {ways.map(({ key, to, name }) => (
          <li key={key}>
            <SideLink to={to}>{name}</SideLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const waysOf = (links: readonly ContentLink[], address: (id: number) => string): Way[] =>
  links.map(({ id, title }) => ({ key: String(id), to: address(id), name: title }));

/** From an article up to its guide; from a guide down to its articles, to help and to products. */
export function InfoArticleGuide({ topic: { pillar, guide } }: { topic: Pick<Topic, 'pillar' | 'guide'> }) {
  if (guide) {
    const products = guide.products.map(({ name, link }) => ({ key: link, to: link, name }));
    return (
      <div className={styles.down}>
        <Ways heading={infoArticleCopy.guideArticles} ways={waysOf(guide.articles, topicAddress)} />
        <Ways heading={infoArticleCopy.guideHelp} ways={waysOf(guide.help, helpAddress)} />
        <Ways heading={infoArticleCopy.guideProducts} ways={products} />
      </div>
    );
  }
  if (!pillar) return null;

  return (
    <ul className={styles.up}>
      <LinkBox className={styles.box}>
        <p className={styles.kind}>{infoArticleCopy.pillar}</p>
        <LinkTitle as="span" to={topicAddress(pillar.id)}>
          {pillar.title}
        </LinkTitle>
      </LinkBox>
    </ul>
  );
}
