import type { ReactElement } from 'react';
import type { DeskModel } from '../data/desk-model';
import { findingsOf, headlineOf, summaryOf } from '../data/findings';
import { Icon } from './icons';
import { Told } from './told';

const SHOWN = 6;

/** The sentence at the top, and each deviation with its reason. */
export function Headline({ model }: { model: DeskModel }): ReactElement {
  const findings = findingsOf(model);
  const more = findings.length - SHOWN;
  return (
    <div className="headline" id="headline" data-live="">
      <div aria-live="polite">
        <h1 className={findings.length ? undefined : 'well'}>{headlineOf(model)}</h1>
        <p>{summaryOf(model)}</p>
      </div>
      {findings.length > 0 && (
        <ul className="findings" aria-label="偏离">
          {findings.slice(0, SHOWN).map(({ title, ...told }, place) => (
            <li key={`${title} ${told.reason}`}>
              <Icon name="alert" />
              <div>
                <strong>{title}</strong>
                <Told told={told} id={`original-${place}`} />
              </div>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Icon name="alert" />
              <strong>另有 {more} 处偏离，见下面的表。</strong>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
