import type { PageHandle } from '@site/shared/page/page-handle';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section, type SectionGround } from '@site/shared/ui/section';
import { SceneFile } from '@site/drawings/stages/scene-file';
import { FirstScreenEnd } from '@site/shared/ui/first-screen-end';
import { LeadBand } from '../../components/lead-band';
import { productCrumbs, productHead } from '../../components/product-head';
import { HeroCopy } from '../../components/hero-copy';
import { QuestionSection } from '../../components/question-section';
import { familyOldHead, familyOldCopy } from '../../content/home-family-old';
import { familyHero } from '../../content/home-family/hero';
import { familyQuestions } from '../../content/home-family/questions';
import * as sections from '../../content/home-family/sections';
import type { NamedText } from '../../content/product-page';
import styles from './home-family-old.module.css';
import { FamilyOldMoves } from './home-family-old-moves';
import { familyOldHero } from './home-family-old-scenes';

const path = '/home/family.old';
const newPath = '/home/family';

export const handle: PageHandle = {
  layout: 'default',
  indexed: false,
  head: (_, context) => ({ ...productHead(familyOldHead, path, [], context), canonical: newPath }),
};

type ListProps = { title: string; list: readonly NamedText[]; ground: SectionGround };

function List({ title, list, ground }: ListProps) {
  return (
    <Section title={title} ground={ground}>
      <dl className={list.length % 3 ? styles.list : `${styles.list} ${styles.six}`}>
        {list.map(({ name, text: explained }) => (
          <div key={name} className={styles.item}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.text}>{explained}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The former page for families, frozen: the words of the new one, and where that shows what they say. */
export function Component() {
  const { title, intro } = familyHero;

  return (
    <>
      <div className={styles.head}>
        <div className={styles.inner}>
          <p className={styles.notice}>
            {familyOldCopy.notice}
            <MoreLink to={newPath}>{familyOldCopy.toNew}</MoreLink>
          </p>
          <div className={styles.hero}>
            <HeroCopy
              crumbs={productCrumbs(familyOldHead.name, path)}
              name={familyOldHead.name}
              title={title}
              intro={intro}
              ask="trial"
            />
            <SceneFile file={familyOldHero.fridge} shows={familyOldCopy.shows} className={styles.fridge} />
          </div>
        </div>
      </div>
      <List title={familyOldCopy.pains} list={sections.familyPains.list} ground="plain" />
      <FirstScreenEnd />
      <FamilyOldMoves />
      <List title={familyOldCopy.scenes} list={sections.familyScenes.list} ground="plain" />
      <QuestionSection questions={familyQuestions} />
      <LeadBand {...sections.familyLead} />
    </>
  );
}
