import { Picture } from '@site/shared/ui/picture';
import styles from './home-daobo-layouts.module.css';
import { layoutFiles } from './home-daobo-scenes';

const layouts = [
  { name: '单画面', file: layoutFiles.layoutSingle },
  { name: '左右分屏', file: layoutFiles.layoutSplit },
  { name: '画中画', file: layoutFiles.layoutInset },
  { name: '课件加主讲', file: layoutFiles.layoutSlides },
  { name: '三人圆桌', file: layoutFiles.layoutTable },
  { name: '四宫格', file: layoutFiles.layoutGrid },
];

const onAir = 1;

/** Six ways to set the same four sources; the second is on air. */
export function LayoutStage() {
  return (
    <div
      className={styles.stage}
      role="img"
      aria-label="示例画面：同样四路信号排成单画面、左右分屏、画中画、课件加主讲、三人圆桌和四宫格，正在播出的是左右分屏"
    >
      {layouts.map(({ name, file }, index) => (
        <span key={name} className={index === onAir ? styles.onAir : undefined}>
          <Picture file={file} alt="" className={styles.picture} />
          <span className={styles.name}>
            <b>{index + 1}</b>
            {name}
          </span>
        </span>
      ))}
    </div>
  );
}
