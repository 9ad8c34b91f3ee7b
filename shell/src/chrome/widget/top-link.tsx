import { ArrowUp } from 'lucide-react';
import styles from './top-link.module.css';
import panel from './widget-panel.module.css';

type TopLinkProps = {
  /** Where it comes: after 400 px, or after twice the height of the screen. */
  after: '400' | 'far';
};

/** Back to the top, as the last item of a widget. */
export function TopLink({ after }: TopLinkProps) {
  return (
    <li className={after === 'far' ? styles.afterFar : styles.after400}>
      <a className={panel.trigger} href="#_top" data-scroll-top="">
        <ArrowUp size={22} aria-hidden="true" />
        顶部
      </a>
    </li>
  );
}
