import { copyText } from '@site/shared/ui/copy-text';
import { ToolButton } from '@site/shared/ui/tool-button';
import { Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import { securityCopy } from '../../content/home-security';
import { allowListId } from './home-security-allow-list';
import styles from './home-security-tools.module.css';

/** Prints the page, whose paper form is two sheets, and copies the lines for the firewall. */
export function SecurityTools() {
  const [outcome, setOutcome] = useState('');

  async function copyAllowList(): Promise<void> {
    const copied = await copyText(document.getElementById(allowListId)?.textContent ?? '');
    setOutcome(copied ? securityCopy.copied : securityCopy.failed);
  }

  return (
    <div className={styles.tools}>
      <ToolButton Icon={Printer} onClick={() => window.print()}>
        {securityCopy.print}
      </ToolButton>
      <ToolButton Icon={Copy} onClick={() => void copyAllowList()}>
        {securityCopy.copy}
      </ToolButton>
      <span role="status">{outcome}</span>
    </div>
  );
}
