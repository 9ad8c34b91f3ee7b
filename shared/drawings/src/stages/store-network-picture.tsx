import clsx from 'clsx/lite';
import type { PictureFile } from '@site/shared/contract/clip';
import { Picture } from '@site/shared/ui/picture';
import { StageFrame } from './stage-frame';
import { membersDay, type StoreNetwork } from './store-network';
import styles from './store-network-picture.module.css';

type StoreNetworkPictureProps = {
  network?: Pick<StoreNetwork, 'label'>;
  /** Without the wide one the stage keeps the phone's arrangement at every width. */
  files: { wide?: PictureFile; tall: PictureFile };
  className?: string;
};

/** The same stage as files, for places that are not seen at first: of the two arrangements browsers fetch the one that is shown. */
export function StoreNetworkPicture({ network = membersDay, files, className }: StoreNetworkPictureProps) {
  const names = clsx(styles.network, className);

  return (
    <StageFrame label={network.label} portrait={!files.wide} className={names}>
      {files.wide && <Picture file={files.wide} alt="" className={styles.wide} />}
      <Picture file={files.tall} alt="" className={styles.tall} />
    </StageFrame>
  );
}
