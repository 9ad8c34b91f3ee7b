import type { Part } from './gallery-module';
import { partAddress, type PartPlace, widths } from './part-address';
import { PartWindow } from './part-window';
import { ComparedPicture } from './compared-picture';
import styles from './part-view.module.css';

const [narrow] = widths;

type Choice = { name: string; address: string; isCurrent: boolean };

function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav className={styles.choices} aria-label={label}>
      {choices.map(({ name, address, isCurrent }) => (
        <a key={name} className={styles.choice} href={address} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

function stateChoices(part: Part, place: PartPlace): Choice[] {
  const all = { name: 'All states', address: partAddress({ ...place, state: undefined }), isCurrent: !place.state };
  const each = Object.keys(part.states).map((state) => ({
    name: state,
    address: partAddress({ ...place, state }),
    isCurrent: place.state === state,
  }));
  return each.length > 1 ? [all, ...each] : [];
}

function widthChoices(place: PartPlace): Choice[] {
  return [undefined, ...widths].map((width) => ({
    name: width ? `${width} px` : 'Both',
    address: partAddress({ ...place, width }),
    isCurrent: place.width === width,
  }));
}

type StateProps = { part: Part; place: PartPlace; state: string; comparing: boolean };

function State({ part, place, state, comparing }: StateProps) {
  const shown = widths.filter((width) => !place.width || place.width === width);

  return (
    <section className={styles.state} aria-label={state}>
      <h2 className={styles.name}>{state}</h2>
      <div className={styles.windows} data-fit="">
        {shown.map((width) => (
          <div key={width} className={styles.pair} data-width={width}>
            <PartWindow place={{ ...place, state }} width={width} />
            {comparing && <ComparedPicture picture={part.gallery.pictures?.[width]} width={width} />}
          </div>
        ))}
      </div>
    </section>
  );
}

type PartViewProps = { part: Part; place: PartPlace; hasComps: boolean };

/** A part in all its states, or in the one that the address names; the first is held beside the part's picture. */
export function PartView({ part, place, hasComps }: PartViewProps) {
  const states = Object.keys(part.states).filter((state) => !place.state || place.state === state);

  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{part.name}</h1>
        <code className={styles.file}>{`${part.entry.split('/').join(' / ')}.gallery.tsx`}</code>
        <Choices label="States" choices={stateChoices(part, place)} />
        <Choices label="Widths" choices={widthChoices(place)} />
      </header>
      {part.gallery.pictures && !hasComps && (
        <p className={styles.note}>Its picture is not on this machine: set COMPS to the folder of comps.</p>
      )}
      <div className={place.width === narrow ? styles.columns : undefined}>
        {states.map((state, index) => (
          <State key={state} part={part} place={place} state={state} comparing={hasComps && index === 0} />
        ))}
      </div>
    </>
  );
}
