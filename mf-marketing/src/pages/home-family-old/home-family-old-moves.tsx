import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { familyFeatures } from '../../content/home-family/sections';
import { familyOldMoves } from '../../content/home-family-old';
import styles from './home-family-old-moves.module.css';

const { title, columns, places } = familyOldMoves;

/** What the former page says of the product, and where the new one shows it. */
export function FamilyOldMoves() {
  return (
    <Section title={title} ground="sand">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{columns.before}</th>
            <th scope="col">{columns.now}</th>
            <th scope="col">{columns.more}</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ to, name, more }, index) => (
            <tr key={to}>
              <th scope="row">
                {familyFeatures[index]?.title.join('')}
                <span>{familyFeatures[index]?.intro}</span>
              </th>
              <td>
                <MoreLink to={`/home/family${to}`}>{name}</MoreLink>
              </td>
              <td>{more}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
