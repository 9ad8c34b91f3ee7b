import { answering, descriptionOf } from '@site/shared/page/description';
import type { PageHandle } from '@site/shared/page/page-handle';
import { SearchBox } from '@site/shared/ui/search-box';
import { Tag, TagRow } from '@site/shared/ui/tag';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { FirstScreenEnd } from '@site/shared/ui/first-screen-end';
import { LeadBand } from '../../components/lead-band';
import { Masthead } from '../../components/masthead';
import { questionsForSearch } from '../../components/questions-for-search';
import { TopicQuestions } from '../../components/topic/topic-questions';
import { serviceCopy } from '../../content/service';
import { pcAddresses, serviceAddress } from '../../mobile-addresses';
import { loadService, type ServiceData } from './service.data';
import styles from './service.module.css';
import { ServiceComparison } from './service-comparison';
import { ServicePlans } from './service-plans';
import { ServiceResults } from './service-results';
import { ServiceTraffic } from './service-traffic';

export const loader = loadService;

const searchAddress = (text: string): string => `${serviceAddress}?q=${encodeURIComponent(text)}`;

export const handle: PageHandle<ServiceData> = {
  layout: 'default',
  device: 'mobile',
  query: ['q'],
  head: ({ keyword, questions }, { site }) => ({
    title: `${keyword ? `“${keyword}”相关套餐与功能` : serviceCopy.head.title}-${site.brand}`,
    description: descriptionOf(serviceCopy.head.description, ...answering(questions ?? [])),
    keywords: serviceCopy.head.keywords,
    canonical: pcAddresses.service,
    noindex: keyword !== '',
    jsonLd: !keyword && questions ? [questionsForSearch(questions)] : [],
  }),
};

function Search({ keyword }: { keyword: string }) {
  const navigate = useNavigate();
  const { label, placeholder, button, try: tryThese, hot } = serviceCopy.search;

  return (
    <div className={styles.search}>
      <SearchBox
        action={serviceAddress}
        name="q"
        label={label}
        placeholder={placeholder}
        button={button}
        keyword={keyword}
        onSearch={(text) => navigate(text.trim() ? searchAddress(text.trim()) : serviceAddress)}
      />
      <TagRow label={tryThese}>
        {hot.map((word) => (
          <Tag key={word} to={searchAddress(word)} current={word === keyword}>
            {word}
          </Tag>
        ))}
      </TagRow>
    </div>
  );
}

/** Prices on phones; with a keyword, the search results. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { keyword, plans, columns, groups, questions } = data;

  return (
    <>
      <Masthead kicker={serviceCopy.kicker} title={serviceCopy.title} text={serviceCopy.text}>
        <Search keyword={keyword} />
      </Masthead>
      {keyword ? (
        <ServiceResults data={data} />
      ) : (
        <>
          <ServicePlans {...serviceCopy.plans} plans={plans} />
          <FirstScreenEnd />
          <ServiceComparison {...serviceCopy.features} columns={columns} groups={groups} />
          <ServiceTraffic />
          {questions && <TopicQuestions title={serviceCopy.questions} questions={questions} ground="sand" />}
        </>
      )}
      <LeadBand {...serviceCopy.lead} />
    </>
  );
}
