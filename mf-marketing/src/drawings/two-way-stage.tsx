import type { PictureFile } from '@site/shared/contract/clip';
import { Picture } from '@site/shared/ui/picture';
import { StageFrame, type StageGround } from '@site/drawings/stages/stage-frame';
import styles from './two-way-stage.module.css';

type TwoWayStageProps = {
  /** Text alternative of the picture. */
  label: string;
  wide: PictureFile;
  tall: PictureFile;
  ground?: StageGround;
};

/** A stage as files, for places that are not seen at first: of the two arrangements browsers fetch the one that is shown. */
export function TwoWayStage({ label, wide, tall, ground = 'mint' }: TwoWayStageProps) {
  return (
    <StageFrame label={label} ground={ground}>
      <Picture file={wide} alt="" className={styles.wide} />
      <Picture file={tall} alt="" className={styles.tall} />
    </StageFrame>
  );
}
