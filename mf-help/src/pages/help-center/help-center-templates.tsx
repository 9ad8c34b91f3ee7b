import type { HelpTemplate } from '@site/shared/contract/help';
import { SectionHeading } from '@site/shared/ui/section';
import { Link } from 'react-router-dom';
import { CategoryIcon } from '../../components/category-icon';
import { centreCopy } from '../../content/help-center/page';
import { articleAddress, classAddress } from '../../help-addresses';
import styles from './help-center-templates.module.css';

function Template({ template: { id, pid, name, summary, articles } }: { template: HelpTemplate }) {
  return (
    <li className={styles.template}>
      <span className={styles.icon}>
        <CategoryIcon id={pid} size={22} />
      </span>
      <h3 className={styles.name}>
        <Link to={classAddress(id)}>{name}</Link>
      </h3>
      <p className={styles.text}>{summary}</p>
      <ul>
        {articles.map((article) => (
          <li key={article.id}>
            <Link className={styles.article} to={articleAddress(article.id)}>
              {article.title}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The leaves that the editors recommend, with the first articles of each. */
export function Templates({ templates }: { templates: readonly HelpTemplate[] | null }) {
  if (!templates?.length) return null;

  return (
    <section className={styles.section}>
      <SectionHeading title={centreCopy.templates.heading} intro={centreCopy.templates.lead} />
      <ul className={styles.row}>
        {templates.map((template) => (
          <Template key={template.id} template={template} />
        ))}
      </ul>
    </section>
  );
}
