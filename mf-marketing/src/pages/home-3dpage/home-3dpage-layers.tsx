import { Picture } from '@site/shared/ui/picture';
import styles from './home-3dpage-layers.module.css';
import { layerFiles } from './home-3dpage-scenes';

/** The picture taken apart: set, person, and what is before the person. */
export function PictureLayers() {
  return (
    <div
      className={styles.layers}
      role="img"
      aria-label="虚拟画面拆成三层，最里层是三维场景与大屏，中间层是抠像后的主讲人，外层是立体数据图与标题条"
    >
      <Picture file={layerFiles.layers} alt="" className={styles.picture} />
      <span className={styles.back}>场景与大屏</span>
      <span className={styles.person}>主讲人</span>
      <span className={styles.front}>图表与标题</span>
    </div>
  );
}
