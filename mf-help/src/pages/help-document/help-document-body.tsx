import type { Figure } from '@site/shared/contract/show';
import { FigureDemos } from '@site/drawings/player/figure-demos';
import { ProseSteps } from './prose-steps';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { useRef } from 'react';
import styles from './help-document-body.module.css';
import { useCopyButtons } from './use-copy-buttons';

type ArticleBodyProps = { html: string; figures: readonly Figure[] };

/** The article: what a figure leads to can be played in it, codes and texts to take along can be copied. */
export function ArticleBody({ html, figures }: ArticleBodyProps) {
  const area = useRef<HTMLDivElement>(null);
  const status = useCopyButtons(area);
  const prose = <ProseSteps html={html} />;

  return (
    <div ref={area} className={styles.body}>
      {figures.length > 0 ? <FigureDemos figures={figures}>{prose}</FigureDemos> : prose}
      <span role="status">
        <VisuallyHidden>{status}</VisuallyHidden>
      </span>
    </div>
  );
}
