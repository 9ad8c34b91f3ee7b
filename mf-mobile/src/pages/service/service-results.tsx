import { searchAddress } from '@site/shared/page/help-search-address';
import { shownText } from '@site/shared/page/typed-text';
import { EmptyState } from '@site/shared/ui/empty-state';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { TopicQuestions } from '../../components/topic/topic-questions';
import { serviceCopy } from '../../content/service';
import { serviceAddress } from '../../mobile-addresses';
import { hitsOf, type ServiceData } from './service.data';
import styles from './service.module.css';
import { FeatureTable } from './service-comparison';
import table from './service-comparison.module.css';
import { ServicePlans } from './service-plans';

const text = serviceCopy.results;

function Nothing({ keyword }: { keyword: string }) {
  return (
    <Section>
      <EmptyState text={`没有找到“${shownText(keyword)}”，可以咨询顾问，或者换个说法`}>
        <MoreLink to={searchAddress(keyword)}>{text.help}</MoreLink>
        <MoreLink to={serviceAddress}>{text.all}</MoreLink>
      </EmptyState>
    </Section>
  );
}

function Features({ data: { groups, columns, keyword } }: { data: ServiceData }) {
  if (!groups) return <Section title={text.features} intro={serviceCopy.features.missing} />;
  if (groups.length === 0) return null;

  return (
    <Section title={text.features} ground="tint" className={table.comparison}>
      {groups.map((group) => (
        <div key={group.name} className={styles.group}>
          <h3 className={styles.groupName}>{group.name}</h3>
          <FeatureTable group={group} columns={columns} keyword={keyword} />
        </div>
      ))}
    </Section>
  );
}

/** Search results: functions first, as the most common target, then plans and questions. */
export function ServiceResults({ data }: { data: ServiceData }) {
  const { keyword, plans, questions } = data;
  const hits = hitsOf(data);
  if (hits === 0 && data.groups) return <Nothing keyword={keyword} />;

  return (
    <>
      <p className={styles.count}>
        “{keyword}”共找到 {hits} 项<MoreLink to={serviceAddress}>{text.all}</MoreLink>
      </p>
      <Features data={data} />
      {plans.length > 0 && <ServicePlans title={text.plans} plans={plans} />}
      {questions && questions.length > 0 && (
        <TopicQuestions title={text.questions} questions={questions} ground="sand" />
      )}
    </>
  );
}
