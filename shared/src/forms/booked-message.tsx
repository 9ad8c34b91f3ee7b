import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { leadKinds } from '../contract/lead-wire';
import { Button } from '../ui/button';
import styles from './booked-message.module.css';

/** The text below 预约成功 (R8.11, R8.12). */
export const bookedPromises = {
  callback: '专家顾问将在24小时内向你致电',
  'bottom-bar': '直播经理将尽快与您取得联系',
} as const;

type BookedMessageProps = { form: keyof typeof bookedPromises; onClose: () => void };

/** The success message of a booking: a dialog with one action, which has the focus. */
export function BookedMessage({ form, onClose }: BookedMessageProps) {
  const id = useId();
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => button.current?.querySelector('button')?.focus(), []);
  const onEscape = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && onClose());
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEscape(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <div className={styles.message} role="dialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-promise`}>
      <CircleCheck className={styles.sign} size={40} aria-hidden="true" />
      <p id={`${id}-title`} className={styles.title}>
        {leadKinds[form].booked}
      </p>
      <p id={`${id}-promise`} className={styles.promise}>
        {bookedPromises[form]}
      </p>
      <div ref={button}>
        <Button look="brand" wide onClick={onClose}>
          我知道了
        </Button>
      </div>
    </div>
  );
}
