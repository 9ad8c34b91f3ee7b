import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { ChoiceLine } from '../../components/choice-line';
import { Section } from '@site/shared/ui/section';
import { CodeSample } from '../../components/code-sample';
import { openIntegrations, type Integration } from '../../content/home-vz-cloud/integrations';
import styles from './home-vz-cloud-integrations.module.css';

function IntegrationPanel({ integration: { title, text, facts, code } }: { integration: Integration }) {
  return (
    <div className={styles.way}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
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

/** Three integrations, each with effort and sample code. */
export function IntegrationTabs({ facts }: PageFacts) {
  const { title, intro, legend, list } = fillWords(openIntegrations, facts);

  return (
    <Section id="ways" title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <ChoiceLine
        legend={legend}
        tabs={list.map((integration) => ({
          name: integration.name,
          panel: <IntegrationPanel integration={integration} />,
        }))}
      />
    </Section>
  );
}
