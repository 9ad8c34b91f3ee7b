import type { Part } from './gallery-module';
import { galleryRoot, partAddress } from './part-address';
import styles from './part-list.module.css';

type PartListProps = { parts: readonly Part[]; current?: Part | undefined; width?: number | undefined };

function groupBy(parts: readonly Part[], nameOf: (part: Part) => string): [name: string, parts: Part[]][] {
  const groups = new Map<string, Part[]>();
  for (const part of parts) groups.set(nameOf(part), [...(groups.get(nameOf(part)) ?? []), part]);
  return [...groups];
}

function Row({ part, current, width }: { part: Part } & Pick<PartListProps, 'current' | 'width'>) {
  const { workspace, name, states, entry } = part;
  const isCurrent = current?.name === name && current.workspace === workspace;
  const count = Object.keys(states).length;

  return (
    <li data-row={`${entry} ${name}`}>
      <a
        className={styles.row}
        href={partAddress({ workspace, part: name, width })}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {name}
        {count > 1 && (
          <span className={styles.count} title={`${count} states`}>
            {count}
          </span>
        )}
      </a>
    </li>
  );
}

/** Drawings that one entry lists are folded, so that the list stays short. */
function Entry({ name, parts, ...rest }: { name: string; parts: Part[] } & Pick<PartListProps, 'current' | 'width'>) {
  const rows = parts.map((part) => <Row key={part.name} part={part} {...rest} />);
  if (parts.length === 1) return rows;

  return (
    <li>
      <details open={rest.current?.entry === parts[0]?.entry} data-fold="">
        <summary className={styles.row}>
          {name.split('/')[1]}
          <span className={styles.count}>{parts.length}</span>
        </summary>
        <ul className={styles.folded}>{rows}</ul>
      </details>
    </li>
  );
}

/** All parts by workspace, with a search that needs no key but `/`. */
export function PartList({ parts, current, width }: PartListProps) {
  return (
    <nav className={styles.list} aria-label="Parts">
      <a className={styles.home} href={galleryRoot}>
        Gallery
      </a>
      <input className={styles.search} type="search" placeholder="Search  /" aria-label="Search parts" data-search="" />
      {groupBy(parts, ({ workspace }) => workspace).map(([workspace, own]) => (
        <section key={workspace} data-group="">
          <h2 className={styles.workspace}>{workspace}</h2>
          <ul>
            {groupBy(own, ({ entry }) => entry).map(([entry, some]) => (
              <Entry key={entry} name={entry} parts={some} current={current} width={width} />
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.none} hidden data-none="">
        No part is called that.
      </p>
    </nav>
  );
}
