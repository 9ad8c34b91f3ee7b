import { ShareTools } from '@site/shared/ui/share-tools';
import { ToolButton } from '@site/shared/ui/tool-button';
import { Printer } from 'lucide-react';
import { articleCopy } from '../../content/help-document/article';
import styles from './help-document-tools.module.css';

/** Copy the link, share, print: all need script and are hidden without it. */
export function Tools() {
  return (
    <div className={styles.tools}>
      <ShareTools />
      <ToolButton Icon={Printer} onClick={() => window.print()}>
        {articleCopy.print}
      </ToolButton>
    </div>
  );
}
