import type { OperableDesk } from './desk-button';
import styles from './desk-foot.module.css';

/** The sentences of a console, for its file to take from; nobody sees or hears them here. */
function Words({ words }: Pick<OperableDesk, 'words'>) {
  return (
    <span hidden data-words="">
      {Object.entries(words).map(([word, sentence]) => (
        <span key={word} data-word={word}>
          {sentence}
        </span>
      ))}
    </span>
  );
}

/** The keys of a console, and what it just did. */
export function DeskFoot({ desk: { words, keys, hint } }: { desk: OperableDesk }) {
  return (
    <div className={styles.foot}>
      <Words words={words} />
      <span className={styles.keys} aria-hidden="true">
        {keys.map(({ key, does }) => (
          <span key={key}>
            <kbd>{key}</kbd>
            {does}
          </span>
        ))}
      </span>
      <output className={styles.says} data-says="">
        {hint}
      </output>
    </div>
  );
}
