import { memo } from 'react';
import { Check } from 'lucide-react';
import styles from './display-panel.module.css';

const sizes = [
  { value: '', name: '标准' },
  { value: '120', name: '大' },
  { value: '140', name: '特大' },
] as const;

const switches = [
  { name: 'contrast', label: '高对比度' },
  { name: 'still', label: '停止动画' },
  { name: 'bare', label: '隐藏悬浮工具' },
] as const;

function Choice({ set, children }: { set: string; children: string }) {
  return (
    <button
      className={styles.choice}
      type="button"
      data-display-set={set}
      aria-pressed="false"
      suppressHydrationWarning
    >
      <Check className={styles.sign} size={16} aria-hidden="true" />
      {children}
    </button>
  );
}

/** Large print, contrast, motion, what floats; the entry script opens it and keeps what is chosen. */
export const DisplayPanel = memo(function DisplayPanel() {
  return (
    <div className={styles.panel} role="dialog" aria-label="显示设置" tabIndex={-1} data-display-panel="">
      <div className={styles.group} role="group" aria-labelledby="display-size">
        <p id="display-size" className={styles.name}>
          字号
        </p>
        <div className={styles.sizes}>
          {sizes.map(({ value, name }) => (
            <Choice key={value} set={`print:${value}`}>
              {name}
            </Choice>
          ))}
        </div>
      </div>
      <div className={styles.group}>
        {switches.map(({ name, label }) => (
          <Choice key={name} set={name}>
            {label}
          </Choice>
        ))}
      </div>
      <button className={styles.close} type="button" data-display-close="">
        完成
      </button>
    </div>
  );
});
