import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { SceneFile } from '@site/drawings/stages/scene-file';
import { familyFeatures } from '../../content/home-family/sections';
import { familyOldMoves } from '../../content/home-family-old';
import styles from './home-family-old-moves.module.css';
import { familyOldPictures } from './home-family-old-scenes';

const { title, columns, places } = familyOldMoves;
const pictures = Object.values(familyOldPictures);

/** What the former page says of the product on paper, and what the new one made of it. */
export function FamilyOldMoves() {
  return (
    <Section title={title} ground="sand">
      <ul className={styles.moves}>
        {places.map(({ to, name, more }, index) => (
          <li key={to} className={styles.move}>
            <div className={styles.paper}>
              <p className={styles.when}>{columns.before}</p>
              <h3>{familyFeatures[index]?.title.join('')}</h3>
              <p className={styles.text}>{familyFeatures[index]?.intro}</p>
            </div>
            <div className={styles.now}>
              {pictures[index] && <SceneFile file={pictures[index]} shows={name} className={styles.picture} />}
              <p className={styles.more}>{more}</p>
              <MoreLink to={`/home/family${to}`}>{columns.now + name}</MoreLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
