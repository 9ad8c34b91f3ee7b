import type { ComparedPicture as Picture } from './gallery-module';
import { pictureAddress } from './part-address';
import styles from './part-view.module.css';

/** What the part was drawn after, at the scale of the window beside it; of a picture of a page, the piece that is meant. */
export function ComparedPicture({ picture, width }: { picture: Picture | undefined; width: number }) {
  if (!picture) return null;
  const { file, top = 0, height } = picture;

  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <a href={pictureAddress(file)} target="_blank" rel="noreferrer">{`${file} ↗`}</a>
      </figcaption>
      <div className={styles.window} data-picture={width} data-top={top} data-height={height}>
        <img src={pictureAddress(file)} alt={`Comp ${file}`} width={width} />
      </div>
    </figure>
  );
}
