import { useConsole } from '@site/shared/console/use-console';
import { consoleRoot, deskButton } from '@site/drawings/stages/desk-button';
import { DeskFoot } from '../../drawings/desk-foot';
import { colleagues, leadDesk, leads, mostLeads } from '../../content/home-vz-scrm/console';
import styles from './home-vz-scrm-console.module.css';

const load = () => import(/* webpackChunkName: "console-leads" */ '../../consoles/leads');
const { name: desk } = leadDesk;

/** The first lead is given to the first colleague before anybody presses. */
const ownerOf = (index: number) => (index === 0 ? colleagues[0].name : '');

function Viewers() {
  return (
    <ol className={styles.leads} aria-label={leadDesk.leads}>
      {leads.map(({ id, name, from }, index) => (
        <li key={id}>
          <button
            className={styles.lead}
            aria-pressed={index === 0}
            data-lead={name}
            data-owner={ownerOf(index)}
            data-through=""
            {...deskButton(desk, 'choose', index)}
          >
            <b>{name}</b>
            <span>{from}</span>
            <span className={styles.owner} data-owner-text="">
              {ownerOf(index) || leadDesk.owner}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Colleagues() {
  return (
    <div className={styles.people} role="group" aria-label={leadDesk.assign}>
      <b>{leadDesk.assign}</b>
      {colleagues.map(({ name, store, load: given }, index) => (
        <button
          key={name}
          className={styles.colleague}
          aria-pressed={index === 0}
          data-colleague={name}
          data-load={given}
          {...deskButton(desk, 'assign', index)}
        >
          <b>{name}</b>
          <span>{store}</span>
          <span data-load-text="">{`${given} / ${mostLeads}`}</span>
        </button>
      ))}
    </div>
  );
}

/** One card a lead, in one place; only the chosen one is seen. */
function Cards() {
  return (
    <div className={styles.cards}>
      {leads.map(({ id, name, facts, steps }, index) => (
        <div key={id} className={styles.card} data-card="" {...(index === 0 && { 'data-shown': '' })}>
          <b>{name}</b>
          {facts.map(([fact, value]) => (
            <span key={fact} className={styles.fact}>
              <span>{fact}</span>
              {value}
            </span>
          ))}
          <ol className={styles.steps} aria-label={leadDesk.steps} {...(index === 0 && { 'data-going': '' })}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      ))}
      <button className={styles.finish} {...deskButton(desk, 'finish')}>
        {leadDesk.finish}
      </button>
    </div>
  );
}

/** Those who watched a show are given to colleagues by the visitor, and each has a next step at once. */
export function LeadConsole() {
  useConsole(desk, load);

  return (
    <div className={styles.desk} data-most={mostLeads} {...consoleRoot(leadDesk)}>
      <span className={styles.head}>
        <b>{leadDesk.show}</b>
      </span>
      <div className={styles.rooms}>
        <div>
          <Viewers />
          <Colleagues />
        </div>
        <Cards />
      </div>
      <DeskFoot desk={leadDesk} />
    </div>
  );
}
