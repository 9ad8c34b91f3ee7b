import { Button } from '@site/shared/ui/button';
import { copyText } from '@site/shared/ui/copy-text';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { callbackTexts as text } from '../../content/callback-texts';
import styles from './callback.module.css';

/** A code to be copied or written down: nobody can tell it again. */
export function CallbackCode({ code }: { code: string }) {
  const [copied, setCopied] = useState('');

  async function copy() {
    setCopied((await copyText(code)) ? text.copied : text.copyFailed);
  }

  return (
    <>
      <p className={styles.codeName}>{text.code}</p>
      <p className={styles.code}>{code}</p>
      <p className={styles.copy}>
        <Button look="outline" onClick={copy} data-needs-script="">
          <Copy size={18} aria-hidden="true" />
          {text.copy}
        </Button>
        <span aria-live="polite">{copied}</span>
      </p>
    </>
  );
}
