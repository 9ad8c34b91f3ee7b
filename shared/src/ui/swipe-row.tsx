import clsx from 'clsx/lite';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import './swipe-row.served';
import styles from './swipe-row.module.css';
import hidden from './visually-hidden.module.css';
import { watchSwipeRow } from './watch-swipe-row';

const buttons = [
  { to: 'prev', label: '上一张', Icon: ChevronLeft },
  { to: 'next', label: '下一张', Icon: ChevronRight },
] as const;

type RowLook = {
  /** From this width on the cards stand side by side and nothing is swiped; `phone` means never. Without it: AlwaysSwiped. */
  columnsFrom?: 'phone' | 'tablet' | 'desktop';
  /** Sets widths and columns: see the properties in the style sheet. */
  className?: string | undefined;
};

type SwipeFrameProps = RowLook & {
  /** How many cards there are. */
  cards: number;
  /** The list with `data-swipe-list`, or what holds it. */
  children: ReactNode;
};

export type SwipeRowProps = RowLook & {
  /** What the row holds, for those who do not see it. */
  label: string;
  children: readonly ReactNode[];
  /** The cards hold no link, so the list itself takes the focus and the arrow keys push it. */
  still?: boolean;
  /** The cards are steps, one after the other. */
  ordered?: boolean;
};

function Controls() {
  return (
    <div className={styles.controls}>
      <div className={styles.track} aria-hidden="true" />
      <span className={hidden.hidden} role="status" data-swipe-status="" />
      {buttons.map(({ to, label, Icon }) => (
        <button
          key={to}
          className={styles.button}
          type="button"
          aria-label={label}
          data-swipe={to}
          data-needs-script=""
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}

const isSwiped = (columnsFrom: RowLook['columnsFrom']) => columnsFrom !== 'phone';

/** What makes a list of cards a row that is swiped. */
function SwipeFrame({ cards, columnsFrom, className, children }: SwipeFrameProps) {
  const row = useRef<HTMLDivElement>(null);
  const swiped = isSwiped(columnsFrom);
  useEffect(() => (row.current && swiped ? watchSwipeRow(row.current) : undefined), [swiped]);

  return (
    <div
      ref={row}
      className={clsx(swiped && styles.frame, columnsFrom && styles[columnsFrom], className)}
      {...(swiped && { 'data-swipe-row': '' })}
      data-cards={cards}
    >
      {children}
      {swiped && <Controls />}
    </div>
  );
}

/**
 * Cards side by side that come to rest at an edge; the next card peeks in. Nothing moves by itself. Without script, and
 * until swiper takes over, the browser scrolls the list.
 */
export function SwipeRow({ label, children, still = false, ordered = false, ...look }: SwipeRowProps) {
  const List = ordered ? 'ol' : 'ul';
  const swiped = isSwiped(look.columnsFrom);

  return (
    <SwipeFrame cards={children.length} {...look}>
      <List
        className={swiped ? styles.list : styles.columns}
        aria-label={label}
        {...(swiped && { 'data-swipe-list': '', ...(still && { tabIndex: 0 }) })}
      >
        {children.map((child, index) => (
          <li key={index} className={swiped ? styles.card : undefined}>
            {child}
          </li>
        ))}
      </List>
    </SwipeFrame>
  );
}

type SwipeTableProps = RowLook & {
  /** What the table holds, for those who do not see it. */
  label: string;
  /** The row group with the heads of the columns. */
  head: ReactNode;
  /** The cells of each row, by its key. */
  rows: readonly (readonly [key: string, cells: ReactNode])[];
  /** Of the table itself, of the group of its rows and of each row. */
  looks: { table?: string | undefined; body?: string | undefined; row: string | undefined };
};

/** A table by its roles, whose rows are the cards of a row that is swiped. */
export function SwipeTable({ label, head, rows, looks, ...look }: SwipeTableProps) {
  const swiped = isSwiped(look.columnsFrom);

  return (
    <SwipeFrame cards={rows.length} {...look}>
      <div className={looks.table} role="table" aria-label={label}>
        {head}
        <div
          className={clsx(swiped ? styles.list : styles.columns, looks.body)}
          role="rowgroup"
          aria-label={label}
          {...(swiped && { 'data-swipe-list': '', tabIndex: 0 })}
        >
          {rows.map(([key, cells]) => (
            <div key={key} className={clsx(swiped && styles.card, looks.row)} role="row">
              {cells}
            </div>
          ))}
        </div>
      </div>
    </SwipeFrame>
  );
}
