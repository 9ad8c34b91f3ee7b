import { useId } from 'react';
import { plainFields } from '../contract/lead-forms';
import { wishChoice, wishDay } from '../contract/callback-times';
import { FieldFault, faultMarks } from '../parts/forms/lead-field';
import field from '../parts/forms/lead-field.module.css';
import styles from './wish-field.module.css';

type WishFieldProps = {
  /** The half-hours to choose from, `2026-11-30 10:00`. */
  choices: readonly string[];
  /** What stands there from the beginning. */
  value?: string | undefined;
  label?: string | undefined;
  /** What the server found. */
  fault?: string | undefined;
};

function byDay(choices: readonly string[]): [day: string, wishes: readonly string[]][] {
  const days = [...new Set(choices.map(wishDay))];
  return days.map((day) => [day, choices.filter((wish) => wishDay(wish) === day)]);
}

/** When to be called: a half-hour of the consultation in the next days, or any. It is a wish within the promise to call back. */
export function WishField({ choices, value = '', label = '希望什么时候回电', fault = '' }: WishFieldProps) {
  const id = useId();
  return (
    <div className={styles.whole}>
      <label className={field.label} htmlFor={id}>
        {label}
        <span className={field.note}>选填</span>
      </label>
      <select
        id={id}
        className={styles.control}
        name={plainFields.wish}
        defaultValue={value}
        autoComplete="off"
        {...faultMarks(id, fault).field}
        suppressHydrationWarning
      >
        <option value="">都可以，先到先打</option>
        {byDay(choices).map(([day, wishes]) => (
          <optgroup key={day} label={day}>
            {wishes.map((wish) => (
              <option key={wish} value={wish}>
                {wishChoice(wish)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <FieldFault control={id} message={fault} announced={fault !== ''} />
    </div>
  );
}
