import type { Part } from './gallery-module';
import { PartList } from './part-list';
import { PartView } from './part-view';
import type { PartPlace } from './part-address';
import styles from './list-page.module.css';

export type ListPageProps = {
  parts: readonly Part[];
  /** What is shown; without it the page says what stands here. */
  part?: Part | undefined;
  place?: PartPlace | undefined;
  /** Whether this machine has the folder of comps. */
  hasComps: boolean;
  styleFiles: readonly string[];
};

function Welcome({ parts }: Pick<ListPageProps, 'parts'>) {
  const states = parts.reduce((sum, part) => sum + Object.keys(part.states).length, 0);
  const workspaces = [...new Set(parts.map(({ workspace }) => workspace))];

  return (
    <div className={styles.welcome}>
      <h1>The parts of the site</h1>
      <p>{`${parts.length} parts in ${states} states, each alone, at 390 and 1440 px.`}</p>
      <dl className={styles.counts}>
        {workspaces.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{parts.filter(({ workspace }) => workspace === name).length}</dd>
          </div>
        ))}
      </dl>
      <p>
        Choose one at the left, or press <kbd>/</kbd> and type. A part is entered by a file beside it, such as{' '}
        <code>field.gallery.tsx</code>; each of its exports is a state.
      </p>
    </div>
  );
}

/** The list at the left, and a part in its states beside it. */
export function ListPage({ parts, part, place, hasComps, styleFiles }: ListPageProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{part ? `${part.name} · gallery` : 'Gallery'}</title>
        <link rel="icon" href="data:," />
        {styleFiles.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
        <script src="/gallery/files/list.js" defer />
      </head>
      <body className={styles.page}>
        <PartList parts={parts} current={part} width={place?.width} />
        <main className={styles.main}>
          {part && place ? <PartView part={part} place={place} hasComps={hasComps} /> : <Welcome parts={parts} />}
        </main>
      </body>
    </html>
  );
}
