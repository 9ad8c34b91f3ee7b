import { Prose } from '@site/shared/ui/prose';
import styles from './help-document-body.module.css';

const heading = /<(h[234]) id="([^"]+)">(.*?)<\/\1>/gs;

/** Every heading becomes a link to itself, so that a section can be shared; one that contains a link is unchanged. */
export function withHeadingLinks(html: string): string {
  return html.replace(heading, (whole, tag: string, id: string, text: string) =>
    text.includes('<a ') ? whole : `<${tag} id="${id}"><a href="#${id}">${text}</a></${tag}>`,
  );
}

export function ArticleBody({ html }: { html: string }) {
  return (
    <div className={styles.body}>
      <Prose html={withHeadingLinks(html)} lists="steps" />
    </div>
  );
}
