import type { Material } from '@site/shared/contract/lesson';
import styles from './material-body.module.css';

type Table = Extract<Material, { kind: 'table' }>;

function MaterialTable({ title, columns, rows }: Table) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={`${row}${cells[0]}`}>
              {columns.map((column, index) => (
                <td key={column}>{cells[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What is taken along: boxes to tick, words to say, or a table with room to write in. */
export function MaterialBody({ material }: { material: Material }) {
  if (material.kind === 'table') return <MaterialTable {...material} />;
  const [lines, look] =
    material.kind === 'checklist' ? [material.items, styles.checklist] : [material.lines, styles.wording];

  return (
    <ul className={look}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
