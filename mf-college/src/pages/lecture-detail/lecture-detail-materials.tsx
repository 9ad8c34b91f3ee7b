import type { Material } from '@site/shared/contract/lesson';
import { pageAnchors } from '@site/shared/contract/page-anchors';
import { detailCopy } from '../../content/lecture-detail';
import { CopyMaterial } from './copy-material';
import styles from './lecture-detail-materials.module.css';
import { MaterialBody } from './material-body';

/** What the reader takes along: tables, checklists and wording. */
export function LectureDetailMaterials({ materials }: { materials: readonly Material[] }) {
  const { heading } = detailCopy.materials;

  return (
    <section className={styles.materials} aria-labelledby={pageAnchors.materials}>
      <h2 className={styles.heading} id={pageAnchors.materials}>
        {heading}
      </h2>
      {materials.map((material) => (
        <div key={material.title} className={styles.material}>
          <div className={styles.head}>
            <h3 className={styles.title}>{material.title}</h3>
            <CopyMaterial material={material} />
          </div>
          <MaterialBody material={material} />
        </div>
      ))}
    </section>
  );
}
