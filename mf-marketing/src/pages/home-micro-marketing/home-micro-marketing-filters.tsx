import type { MarketingTool } from '@site/shared/contract/site';
import { SearchBox } from '@site/shared/ui/search-box';
import { Tag, TagRow } from '@site/shared/ui/tag';
import { useNavigate } from 'react-router-dom';
import { toolGroups, toolsCopy } from '../../content/home-micro-marketing';
import {
  findTools,
  planNames,
  queryParameters,
  type ToolQuery,
  toolsAddress,
  toolsPlace,
} from './home-micro-marketing.address';
import styles from './home-micro-marketing-filters.module.css';

type FilterProps = { tools: readonly MarketingTool[]; query: ToolQuery };

type RowProps = FilterProps & { label: string; all: string; name: 'group' | 'plan'; values: readonly string[] };

function Row({ tools, query, label, all, name, values }: RowProps) {
  return (
    <div className={styles.row}>
      <TagRow label={label}>
        {['', ...values].map((value) => (
          <Tag key={value} to={toolsPlace({ ...query, [name]: value })} current={query[name] === value}>
            {value || all} {findTools(tools, { ...query, [name]: value }).length}
          </Tag>
        ))}
      </TagRow>
    </div>
  );
}

/** Groups and plans as filter links with their counts, and a search within them. */
export function ToolFilters({ tools, query }: FilterProps) {
  const navigate = useNavigate();
  const groups = toolGroups.map(({ name }) => name).filter((name) => tools.some(({ group }) => group === name));

  return (
    <div className={styles.filters}>
      <nav className={styles.rows} aria-label={toolsCopy.form}>
        <Row {...{ tools, query }} label={toolsCopy.groups} all={toolsCopy.all} name="group" values={groups} />
        <Row
          {...{ tools, query }}
          label={toolsCopy.plans}
          all={toolsCopy.allPlans}
          name="plan"
          values={planNames(tools)}
        />
      </nav>
      <SearchBox
        action={toolsAddress}
        name="q"
        label={toolsCopy.search}
        placeholder={toolsCopy.placeholder}
        button={toolsCopy.send}
        keyword={query.q}
        kept={queryParameters({ ...query, q: '' })}
        onSearch={(text) => navigate(toolsPlace({ ...query, q: text.trim() }), { preventScrollReset: true })}
      />
    </div>
  );
}
