import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Disclosure } from '@site/shared/ui/disclosure';
import { Section } from '@site/shared/ui/section';
import { vzChainCaution, vzChainCoupon } from '../../content/vz-chain/sections';
import styles from './vz-chain-coupon.module.css';

const { title, intro, label, coupon, shares, columns, cases } = vzChainCoupon;

/** A coupon torn into what store, guide and manager get; the pieces are as wide as their shares. */
function Coupon() {
  return (
    <div className={styles.picture} role="img" aria-label={label}>
      <div className={styles.coupon}>
        <span className={styles.store}>
          <b>{coupon.name}</b>
          <span className={styles.price}>{coupon.price}</span>
          <small>{coupon.from}</small>
        </span>
        <span className={styles.guide} />
        <span className={styles.manager} />
      </div>
      <div className={styles.shares}>
        {shares.map(({ name, value }) => (
          <span key={name} className={styles.share}>
            {name}
            <b>¥{value}</b>
          </span>
        ))}
      </div>
    </div>
  );
}

const heads = columns.map((column) => (
  <th key={column} scope="col">
    {column}
  </th>
));

function Cases() {
  return (
    <table className={styles.table} aria-label={title.join('')}>
      <thead>
        <tr>{heads}</tr>
      </thead>
      <tbody>
        {cases.map(({ when, store, guide, manager }) => (
          <tr key={when}>
            <th scope="row">{when}</th>
            <td>{store}</td>
            <td>{guide}</td>
            <td>{manager}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** To whom a coupon counts, case by case, and the rules that are published beforehand. */
export function VzChainCoupon() {
  return (
    <Section title={<BrokenLines lines={title} />} intro={intro} className={styles.counts}>
      <Coupon />
      <Cases />
      <Disclosure heading={3} summary={vzChainCaution.title}>
        <ul>
          {vzChainCaution.points.map((point) => (
            <li key={point} className={styles.rule}>
              {point}
            </li>
          ))}
        </ul>
      </Disclosure>
    </Section>
  );
}
