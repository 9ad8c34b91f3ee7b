import type { MarketingTool } from '@site/shared/contract/site';
import { Highlight } from '@site/shared/ui/highlight';
import { Link } from 'react-router-dom';
import { toolsCopy } from '../../content/home-micro-marketing';
import styles from './home-micro-marketing-group.module.css';
import { ToolSign } from './home-micro-marketing-sign';

/** The smallest plan that includes a tool; `plans` are named from the smallest on. */
function availability(plans: readonly string[]): string {
  const [smallest = ''] = plans;
  return smallest === '免费试用' ? toolsCopy.every : `${smallest}${toolsCopy.from}`;
}

function Tool({ tool: { slug, name, text, plans, helpId }, keyword }: { tool: MarketingTool; keyword: string }) {
  return (
    <li className={styles.tool} id={slug}>
      <ToolSign slug={slug} className={styles.sign} />
      <h3 className={styles.name}>
        <Highlight text={name} keyword={keyword} />
      </h3>
      <p className={styles.text}>
        <Highlight text={text} keyword={keyword} />
      </p>
      <p className={styles.foot}>
        <span>{availability(plans)}</span>
        <Link className={styles.help} to={`/help/helpDocument/${helpId}`} aria-label={`${name}${toolsCopy.help}`}>
          {toolsCopy.help}
        </Link>
      </p>
    </li>
  );
}

type ToolGroupProps = {
  group: { name: string; when: string; text: string };
  tools: readonly MarketingTool[];
  keyword: string;
};

/** The tools of one part of a live stream. */
export function ToolGroup({ group: { name, when, text }, tools, keyword }: ToolGroupProps) {
  return (
    <section className={styles.group} id={`group-${name}`}>
      <div className={styles.about}>
        <p className={styles.when}>{when}</p>
        <h2 className={styles.title}>{name}</h2>
        <p className={styles.aim}>{text}</p>
      </div>
      <ul className={styles.tools}>
        {tools.map((tool) => (
          <Tool key={tool.slug} tool={tool} keyword={keyword} />
        ))}
      </ul>
    </section>
  );
}
