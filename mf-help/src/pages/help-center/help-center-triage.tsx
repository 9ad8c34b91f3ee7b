import { SupportForm } from '@site/shared/forms/support-form';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { triageCopy } from '../../content/help-center/triage';
import type { Symptom } from '../../content/help-center/symptom';
import { symptoms } from '../../content/help-center/symptoms';
import styles from './help-center-triage.module.css';
import { SymptomSheet } from './help-center-triage-symptom';

/** Opens the sheet that the address names. */
function useNamedSheet(place: React.RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    const named = hash ? document.getElementById(hash.slice(1)) : null;
    if (named?.localName === 'details' && place.current?.contains(named)) named.setAttribute('open', '');
  }, [hash, place]);
}

/**
 * Symptom, test, fix, and at the end somebody who helps. Everything is in the page and works by its own markup: it needs no
 * script, and once opened no network (docs/decisions/045-triage-without-a-service-worker.md). Boxes go along with the request for support.
 */
export function Triage() {
  const place = useRef<HTMLElement>(null);
  useNamedSheet(place);

  /** Brings the form into sight, with the symptom in it where nothing was written yet. */
  function askHuman({ name }: Symptom): void {
    const fold = place.current?.querySelector<HTMLDetailsElement>('#support details');
    if (fold) fold.open = true;
    const message = place.current?.querySelector<HTMLInputElement>('input[name=message]');
    if (message) message.value ||= name;
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
