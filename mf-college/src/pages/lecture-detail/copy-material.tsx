import type { Material } from '@site/shared/contract/lesson';
import { copyText } from '@site/shared/ui/copy-text';
import { ToolButton } from '@site/shared/ui/tool-button';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { detailCopy } from '../../content/lecture-detail';
import styles from './lecture-detail-materials.module.css';
import { materialText } from './material-text';

/** Copies a material as text and says so until the next press. */
export function CopyMaterial({ material }: { material: Material }) {
  const [outcome, setOutcome] = useState('');
  const { copy, copied, failed } = detailCopy.materials;

  async function onCopy() {
    setOutcome((await copyText(materialText(material))) ? copied : failed);
  }

  return (
    <span className={styles.copy}>
      <span role="status" className={styles.outcome}>
        {outcome}
      </span>
      <ToolButton Icon={Copy} onClick={onCopy}>
        {copy}
      </ToolButton>
    </span>
  );
}
