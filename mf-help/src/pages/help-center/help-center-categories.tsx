import type { HelpHome } from '@site/shared/contract/help';
import { SectionHeading } from '@site/shared/ui/section';
import { Link } from 'react-router-dom';
import { CategoryIcon } from '../../components/category-icon';
import { centreCopy } from '../../content/help-center/page';
import { articleAddress, classAddress } from '../../help-addresses';
import styles from './help-center-categories.module.css';

type HomeCategory = HelpHome['categories'][number];

/** Articles of a card; the service sends up to five, the rest is one click away. */
const articlesOfCard = 3;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function Card({ category }: { category: HomeCategory }) {
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <CategoryIcon id={category.id} size={24} />
        </span>
        <h3 className={styles.name}>
          <Link to={classAddress(category.id)}>{category.name}</Link>
        </h3>
        <p className={styles.count}>{category.articleCount} 篇</p>
      </div>
      <p className={styles.text}>{category.description}</p>
      <ul className={styles.articles}>
        {category.articles.slice(0, articlesOfCard).map(({ id, title }) => (
          <li key={id}>
            <Link className={styles.article} to={articleAddress(id)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.leaves} aria-label={`${category.name}的主题`}>
        {category.secList.map(({ id, name }) => (
          <li key={id}>
            <Link className={styles.leaf} to={classAddress(id)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Every first-level classification: some of its articles, all of its leaves. */
export function Categories({ categories }: { categories: readonly HomeCategory[] }) {
  const leaves = sumOf(categories.map(({ secList }) => secList.length));
  const articles = sumOf(categories.map(({ articleCount }) => articleCount));

  return (
    <section className={styles.section}>
      <SectionHeading
        title={centreCopy.categories.heading}
        intro={`${categories.length} 个分类，${leaves} 个主题，${articles} 篇说明。`}
      />
      <ul className={styles.cards}>
        {categories.map((category) => (
          <Card key={category.id} category={category} />
        ))}
      </ul>
    </section>
  );
}
