import { BrokenLines } from '@site/shared/ui/broken-lines';
import { ChoiceTabs } from '@site/shared/ui/choice-tabs';
import { Section } from '@site/shared/ui/section';
import { CodeSample } from '../../components/code-sample';
import { openWays, type WayIn } from '../../content/open-platform-ways';
import styles from './home-vz-cloud-ways.module.css';

function Way({ way: { title, words, facts, code } }: { way: WayIn }) {
  return (
    <div className={styles.way}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.words}>{words}</p>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <CodeSample {...code} />
    </div>
  );
}

/** Three ways in, each with what it takes and the code it starts with. */
export function WaysIn() {
  const { title, intro, legend, list } = openWays;

  return (
    <Section id="ways" title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <ChoiceTabs
        legend={legend}
        look="line"
        tabs={list.map((way) => ({ name: way.name, panel: <Way way={way} /> }))}
      />
    </Section>
  );
}
