import type { ReactElement } from 'react';
import { type DeskModel, SHOWN_REVISIONS } from '../data/desk-model';
import { CanaryPanel } from './canary-panel';
import { ChainList, type ChainListProps } from './chain-list';
import { ErrorRates } from './error-rates';
import { Headline } from './headline';
import { Icon } from './icons';
import { LiveVersions } from './live-versions';
import { ShellGrid } from './shell-grid';

type Notes = ChainListProps['notes'];

/** Whether the part of the chain that is shown is whole. */
function ChainChip({ model }: { model: DeskModel }): ReactElement {
  const shown = model.chain.slice(0, SHOWN_REVISIONS);
  const isWhole = model.status.problems.length === 0 && shown.every(({ problem }) => problem === null);
  const [first, last] = [shown.at(-1)?.sequence ?? 0, shown[0]?.sequence ?? 0];
  if (!isWhole) {
    return (
      <span className="chip alarm">
        <Icon name="alert" />
        链上有问题
      </span>
    );
  }
  return (
    <span className="chip good">
      <Icon name="link" />
      {first === last ? `r${last}` : `r${first}–r${last}`} 签名有效
    </span>
  );
}

function LatestRevisions({ model, notes }: { model: DeskModel; notes: Notes }): ReactElement {
  const entries = model.chain.slice(0, SHOWN_REVISIONS);
  return (
    <section className="panel" id="chain" data-live="" aria-labelledby="chain-title">
      <div className="panel-head">
        <h2 id="chain-title">最近修订</h2>
        <span className="aside">只增不改的签名链</span>
        {entries.length > 0 && <ChainChip model={model} />}
        <a className="end link-words" href="/revisions">
          全部修订
        </a>
      </div>
      <ChainList entries={entries} notes={notes} now={model.now} />
      {entries.length === 0 && <p className="empty">还没有修订。</p>}
    </section>
  );
}

/** The page that an operator opens at night. */
export function Overview({ model, notes }: { model: DeskModel; notes: Notes }): ReactElement {
  return (
    <>
      <Headline model={model} />
      <LiveVersions model={model} />
      <div id="canaries" className="stack" data-live="">
        {model.canaries.map((view) => (
          <CanaryPanel key={view.name} view={view} model={model} />
        ))}
      </div>
      <div className="pair">
        <ErrorRates model={model} />
        <ShellGrid model={model} />
      </div>
      <LatestRevisions model={model} notes={notes} />
    </>
  );
}
