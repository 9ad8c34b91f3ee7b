import { Link } from 'react-router-dom';
import type { SearchOrder } from '../contract/search';
import styles from './search-orders.module.css';

const names: Record<SearchOrder, string> = { best: '最相关', new: '最新' };

type SearchOrdersProps = { order: SearchOrder; addressOf: (order: SearchOrder) => string };

/** The two orders of results, as links. */
export function SearchOrders({ order, addressOf }: SearchOrdersProps) {
  return (
    <nav className={styles.orders} aria-label="结果排序">
      排序
      {(Object.keys(names) as SearchOrder[]).map((one) => (
        <Link key={one} to={addressOf(one)} {...(one === order && { 'aria-current': 'true' as const })}>
          {names[one]}
        </Link>
      ))}
    </nav>
  );
}
