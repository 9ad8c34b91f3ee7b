import { longestKeyword } from '@site/shared/contract/content-ids';
import { typedKey } from '@site/shared/page/typed-key';
import { Button } from '@site/shared/ui/button';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { compareCopy } from '../../content/home-service/sections';
import { type PricingQuery, pricingAddress, pricingPlace, queryParameters } from './home-service.address';
import type { FeatureGroup } from './home-service.rows';
import styles from './home-service-compare.module.css';
import { useAddressForm } from './use-address-form';

const ownFields = ['q', 'diff', 'plans'];

/** Sets the field's value and dispatches an input event, so that the form follows. */
function write(field: HTMLInputElement | null, text: string): void {
  if (!field) return;
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function SearchField({ query }: { query: PricingQuery }) {
  const field = useRef<HTMLInputElement>(null);

  function clearOnEscape(event: KeyboardEvent) {
    if (typedKey(event.nativeEvent) !== 'Escape') return;
    event.preventDefault();
    write(field.current, '');
  }

  return (
    <div className={styles.search}>
      <Search className={styles.glass} size={20} aria-hidden="true" />
      <input
        ref={field}
        className={styles.field}
        type="search"
        name="q"
        aria-label={compareCopy.form}
        placeholder={compareCopy.placeholder}
        defaultValue={query.q}
        maxLength={longestKeyword}
        autoComplete="off"
        enterKeyHint="search"
        onKeyDown={clearOnEscape}
      />
      {query.q && (
        <Link
          className={styles.clear}
          to={`${pricingPlace({ ...query, q: '' })}#compare`}
          preventScrollReset
          aria-label={compareCopy.clear}
          onClick={() => write(field.current, '')}
        >
          <X size={20} aria-hidden="true" />
        </Link>
      )}
    </div>
  );
}

function GroupLinks({ groups }: { groups: readonly FeatureGroup[] }) {
  return (
    <nav aria-label={compareCopy.groups} className={styles.groups}>
      <ul className={styles.groupList}>
        {groups.map(({ name, rows }) => (
          <li key={name}>
            <a className={styles.groupLink} href={`#compare-${name}`}>
              {name} <span className={styles.count}>{rows.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type CompareFormProps = {
  query: PricingQuery;
  found: number;
  groups: readonly FeatureGroup[];
  /** The comparison, whose columns are fields of the form. */
  children: ReactNode;
};

/** The search above the comparison: a plain GET form that filters as one types after hydration. */
export function CompareForm({ query, found, groups, children }: CompareFormProps) {
  const follow = useAddressForm(query);
  const kept = queryParameters(query).filter(([name]) => !ownFields.includes(name));
  const filtered = query.q !== '' || query.diff;

  return (
    <form action={`${pricingAddress}#compare`} data-track="price_filter" {...follow}>
      {kept.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.form} role="search" aria-label={compareCopy.form}>
        <SearchField query={query} />
        <Button look="outline" type="submit">
          {compareCopy.send}
        </Button>
        <label className={styles.switch}>
          <input className={styles.toggle} type="checkbox" name="diff" value="1" defaultChecked={query.diff} />
          <span className={styles.track} />
          {compareCopy.differences}
        </label>
        <p className={styles.found} role="status">
          {filtered && (
            <>
              共找到 <b>{found}</b> 项
            </>
          )}
        </p>
      </div>
      {groups.length > 1 && <GroupLinks groups={groups} />}
      {children}
    </form>
  );
}
