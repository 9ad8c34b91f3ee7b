import { CircleCheck, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button';
import { copyText } from '../ui/copy-text';
import { supportCopy } from '../parts/forms/support-copy';
import { SupportHours } from './support-hours';
import styles from './support-receipt.module.css';

type SupportReceiptProps = {
  caseNumber: string;
  /** When it is answered, in the words of the service. */
  reply: string;
};

/** The number of the case, to be copied or written down: the answer to a form that was posted without script. */
export function SupportReceipt({ caseNumber, reply }: SupportReceiptProps) {
  const [copied, setCopied] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  async function copy() {
    setCopied((await copyText(caseNumber)) ? supportCopy.copied : supportCopy.copyFailed);
  }

  return (
    <div ref={box} className={styles.receipt} role="status" tabIndex={-1}>
      <CircleCheck className={styles.sign} size={40} aria-hidden="true" />
      <p className={styles.said}>{supportCopy.received}</p>
      <p className={styles.number}>{caseNumber}</p>
      <p>{reply}。</p>
      <p>{supportCopy.keep}</p>
      <SupportHours className={styles.hours} />
      <p className={styles.actions}>
        <Button look="brand" onClick={copy} data-needs-script="">
          <Copy size={18} aria-hidden="true" />
          {supportCopy.copy}
        </Button>
        <span aria-live="polite">{copied}</span>
      </p>
    </div>
  );
}
