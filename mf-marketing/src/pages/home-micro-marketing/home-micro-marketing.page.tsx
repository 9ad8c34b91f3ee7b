import { descriptionOf, naming } from '@site/shared/page/description';
import type { PageHandle } from '@site/shared/page/page-handle';
import { EmptyState } from '@site/shared/ui/empty-state';
import { FirstScreenEnd } from '@site/shared/ui/first-screen-end';
import { MoreLink } from '@site/shared/ui/more-link';
import { Fragment } from 'react';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { ListHead } from '../../components/list-head';
import { productCrumbs } from '../../components/product-head';
import { toolGroups, toolsHead, toolsHero, toolsLead, toolsCopy } from '../../content/home-micro-marketing';
import { findTools, toolParameters, toolsAddress, toolsPlace } from './home-micro-marketing.address';
import { loadTools, type ToolsData } from './home-micro-marketing.loader';
import styles from './home-micro-marketing.module.css';
import { ToolFilters } from './home-micro-marketing-filters';
import { ToolGroup } from './home-micro-marketing-group';
import { ToolPlan } from './home-micro-marketing-plan';

const { name, title, description, keywords } = toolsHead;

export const loader = loadTools;

export const handle: PageHandle<ToolsData> = {
  layout: 'default',
  header: 'solid',
  query: toolParameters,
  head: ({ tools, query }, { site }) => ({
    title: query.group ? `${query.group}工具_${title}-${site.brand}` : `${title}-${site.brand}`,
    description: descriptionOf(
      query.group
        ? naming(
            `${query.group}用的直播营销小工具`,
            findTools(tools, query).map((tool) => tool.name),
          )
        : '',
      description,
    ),
    keywords,
    canonical: toolsPlace({ group: query.group, plan: '', q: '' }),
    noindex: query.q !== '' || query.plan !== '',
    breadcrumb: productCrumbs(name, toolsAddress),
  }),
};

function Found({ tools, query }: ToolsData) {
  const found = findTools(tools, query);
  const groups = toolGroups
    .map((group) => ({ group, tools: found.filter((tool) => tool.group === group.name) }))
    .filter((one) => one.tools.length > 0);

  return (
    <>
      <p className={styles.count} role="status">
        共 <b>{found.length}</b> 个工具
      </p>
      {groups.map((one, index) => (
        <Fragment key={one.group.name}>
          <ToolGroup {...one} keyword={query.q} />
          {index === 0 && <FirstScreenEnd />}
        </Fragment>
      ))}
      {found.length === 0 && (
        <EmptyState text={toolsCopy.empty}>
          <MoreLink to={toolsAddress}>{toolsCopy.back}</MoreLink>
        </EmptyState>
      )}
    </>
  );
}

/** The catalogue of marketing tools, in the order of a live stream. */
export function Component() {
  const data = useLoaderData<ToolsData>();

  return (
    <>
      <ListHead
        crumbs={productCrumbs(name, toolsAddress)}
        title={toolsHero.title}
        intro={toolsHero.intro}
        ground="deep"
        wide
      >
        <ToolPlan />
      </ListHead>
      <div className={styles.body}>
        <ToolFilters {...data} />
        <Found {...data} />
        <p className={styles.note}>
          <span>{toolsCopy.note}</span>
          <MoreLink to="/home/service#compare">{toolsCopy.prices}</MoreLink>
        </p>
      </div>
      <LeadBand {...toolsLead} />
    </>
  );
}
