import type { PictureFile } from '../../contract/clip';
import { Picture } from '../picture';
import { StageFrame } from './stage-frame';
import { membersDay } from './store-network';
import styles from './store-network-stage.module.css';

type StoreNetworkPictureProps = { files: Readonly<Record<'networkWide' | 'networkTall', PictureFile>> };

/** The same stage as files, for places that are not seen at first: of the two arrangements browsers fetch the one that is shown. */
export function StoreNetworkPicture({ files }: StoreNetworkPictureProps) {
  return (
    <StageFrame label={membersDay.label} className={styles.network}>
      <Picture file={files.networkWide} alt="" className={`${styles.wide} ${styles.roomyWide}`} />
      <Picture file={files.networkTall} alt="" className={`${styles.tall} ${styles.roomyTall}`} />
    </StageFrame>
  );
}
