import type { Part } from './gallery-module';

/** Addresses of the files of an entry. */
export type AloneFiles = { styles: readonly string[]; scripts: readonly string[] };

type AlonePageProps = { part: Part; state: string; files: AloneFiles; html: string };

/** A state without a page around it. */
export function AlonePage({ part, state, files, html }: AlonePageProps) {
  const { name, entry, gallery } = part;

  return (
    <html lang="zh-CN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${name}, ${state}`}</title>
        <link rel="icon" href="data:," />
        {files.styles.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
        {files.scripts.map((address) => (
          <script key={address} src={address} defer />
        ))}
      </head>
      <body data-ground={gallery.ground} data-fills={gallery.fills ? '' : undefined}>
        <main className="alone-room">
          <div
            id="alone"
            data-entry={entry}
            data-part={name}
            data-state={state}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </main>
      </body>
    </html>
  );
}
