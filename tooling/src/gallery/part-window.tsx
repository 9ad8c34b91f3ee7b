import { aloneAddress, type PartPlace } from './part-address';
import styles from './part-view.module.css';

/** A window of a real width, in which styles and scripts of the part find what they find on such a screen. */
export function PartWindow({ place, width }: { place: PartPlace; width: number }) {
  const address = aloneAddress(place);

  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <a href={address} target="_blank" rel="noreferrer">{`${width} px ↗`}</a>
      </figcaption>
      <div className={styles.window} data-window="">
        <iframe title={`${place.part}, ${place.state}, ${width} px`} src={address} width={width} height={600} />
      </div>
    </figure>
  );
}
