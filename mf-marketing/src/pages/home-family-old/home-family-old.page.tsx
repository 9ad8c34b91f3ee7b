import type { PageHandle } from '@site/shared/page/page-handle';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { LeadBand } from '../../components/lead-band';
import { productCrumbs, productHead } from '../../components/product-head';
import { HeroWords } from '../../components/hero-words';
import { QuestionSection } from '../../components/question-section';
import * as words from '../../content/family';
import { familyOldHead, familyOldWords } from '../../content/family-old';
import type { NamedWords } from '../../content/product-page';
import styles from './home-family-old.module.css';

const path = '/home/family.old';
const newPath = '/home/family';

export const handle: PageHandle = {
  layout: 'default',
  indexed: false,
  head: (_, context) => ({ ...productHead(familyOldHead, path, [], context), canonical: newPath }),
};

function List({ title, list }: { title: string; list: readonly NamedWords[] }) {
  return (
    <Section title={title}>
      <dl className={styles.list}>
        {list.map(({ name, words: explained }) => (
          <div key={name} className={styles.item}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.words}>{explained}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const features = words.familyFeatures.map(({ title, intro }) => ({ name: title.join(''), words: intro }));

/** The former page for families, frozen: no pictures, the words of the new one (content.md §6 no. 6). */
export function Component() {
  const { title, intro } = words.familyHero;

  return (
    <>
      <div className={styles.head}>
        <div className={styles.inner}>
          <p className={styles.notice}>
            {familyOldWords.notice}
            <MoreLink to={newPath}>{familyOldWords.toNew}</MoreLink>
          </p>
          <HeroWords
            crumbs={productCrumbs(familyOldHead.name, path)}
            name={familyOldHead.name}
            title={title}
            intro={intro}
          />
        </div>
      </div>
      <List title={familyOldWords.pains} list={words.familyPains.list} />
      <List title={familyOldWords.features} list={features} />
      <List title={familyOldWords.scenes} list={words.familyScenes.list} />
      <QuestionSection questions={words.familyQuestions} />
      <LeadBand title={words.familyLead.title} />
    </>
  );
}
