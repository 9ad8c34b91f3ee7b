import { Picture } from '@site/shared/ui/picture';
import hidden from '@site/shared/ui/visually-hidden.module.css';
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

/** Six ways to set the same four sources; the one that is pressed is on air, on phones in a window above the keys. */
export function LayoutStage() {
  return (
    <div className={styles.stage} role="radiogroup" aria-label="同样四路信号的六种排法，按哪一种，哪一种正在播出">
      <span className={styles.tally} aria-hidden="true">
        主监 PGM
      </span>
      {layouts.map(({ name, file }, index) => (
        <label key={name} className={styles.layout}>
          <input
            className={`${styles.choice} ${hidden.hidden}`}
            type="radio"
            name="layout"
            defaultChecked={index === onAir}
          />
          <Picture file={file} alt="" className={styles.picture} />
          <span className={styles.name}>
            <b>{index + 1}</b>
            {name}
          </span>
        </label>
      ))}
    </div>
  );
}
