import { supportAnchor } from '@site/shared/contract/page-anchors';
import { SupportForm } from '@site/shared/forms/support-form';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { triageCopy } from '../../content/help-center/triage';
import type { Symptom } from '../../content/help-center/symptom';
import { symptoms } from '../../content/help-center/symptoms';
import styles from './help-center-triage.module.css';
import { SymptomSheet } from './help-center-triage-symptom';

/** Opens the fold that the address names: a symptom or the form. */
function useNamedFold(place: React.RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    const named = hash ? document.getElementById(hash.slice(1)) : null;
    if (named instanceof HTMLDetailsElement && place.current?.contains(named)) named.open = true;
  }, [hash, place]);
}

/** Writes the symptom into the form, where nothing was written yet. */
function writeSymptom(place: HTMLElement | null, name: string | undefined): void {
  const message = place?.querySelector<HTMLInputElement>('input[name=message]');
  if (message && name) message.value ||= name;
}

/** Makes up for a press that came before the application: the browser followed the link, the open sheet tells the symptom. */
function useEarlyPress(place: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (location.hash !== `#${supportAnchor}`) return;
    const open = symptoms.find(({ id }) => place.current?.querySelector(`#${id}[open]`));
    writeSymptom(place.current, open?.name);
  }, [place]);
}

/**
 * Symptom, test, fix, and at the end somebody who helps. Everything is in the page and works by its own markup: it needs no
 * script, and once opened no network (docs/decisions/045-triage-without-a-service-worker.md). Boxes go along with the request for support.
 */
export function Triage() {
  const place = useRef<HTMLElement>(null);
  useNamedFold(place);
  useEarlyPress(place);

  function askHuman({ name }: Symptom): void {
    const fold = place.current?.querySelector<HTMLDetailsElement>(`#${supportAnchor}`);
    if (fold) fold.open = true;
    writeSymptom(place.current, name);
  }

  return (
    <section ref={place} className={styles.triage} aria-labelledby="triage-heading">
      <div className={styles.inner}>
        <h2 id="triage-heading" className={styles.heading}>
          {triageCopy.heading}
        </h2>
        <p className={styles.lead}>{triageCopy.lead}</p>
        <SupportForm fold={triageCopy.form} fields={{ article: triageCopy.heading }}>
          <div className={styles.symptoms}>
            {symptoms.map((symptom) => (
              <SymptomSheet key={symptom.id} symptom={symptom} onHuman={askHuman} />
            ))}
          </div>
        </SupportForm>
      </div>
    </section>
  );
}
