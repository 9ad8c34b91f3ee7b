import { consoleName } from '@site/shared/contract/console-name';
import { deskButton } from '@site/drawings/stages/desk-button';
import { type CaptionProps, CaptionDesk } from '@site/drawings/stages/caption-desk';
import styles from '@site/drawings/stages/console-wide.module.css';

type FieldProps = { console: string; name: string; label: string; value: string; longest: number };

function CaptionField({ console, name, label, value, longest }: FieldProps) {
  return (
    <input
      className={name === 'text' ? `${styles.field} ${styles.typing}` : styles.field}
      aria-label={label}
      defaultValue={value}
      maxLength={longest}
      size={longest}
      autoComplete="off"
      data-island={consoleName(console)}
      data-field={name}
    />
  );
}

/** The caption as visitors write it. */
export function CaptionFields({ show, console = '' }: CaptionProps) {
  const { name, role, text } = show.caption;

  return (
    <CaptionDesk show={show} console={console}>
      <CaptionField console={console} name="name" label="字幕条人名" value={name} longest={4} />
      <CaptionField console={console} name="role" label="字幕条职务" value={role} longest={8} />
      <CaptionField console={console} name="text" label="字幕条内容" value={text} longest={20} />
      <button
        className={`${styles.key} ${styles.lit}`}
        {...deskButton(console, 'caption')}
        aria-pressed
        data-on="上屏中"
        data-off="上屏"
      >
        上屏中
      </button>
      <button className={styles.key} {...deskButton(console, 'cut')}>
        硬切
      </button>
      <button className={styles.key} {...deskButton(console, 'fade')}>
        淡入 0.6 s
      </button>
    </CaptionDesk>
  );
}
