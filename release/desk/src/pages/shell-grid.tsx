import type { ReactElement } from 'react';
import type { DeskModel } from '../data/desk-model';
import { deviationsOf } from '../data/findings';
import type { ShellState } from '../data/shell-watch';
import { Icon } from './icons';

type Row = { shell: ShellState; names: string[]; model: DeskModel };

function Cell({ shell, name, model }: { shell: ShellState; name: string; model: DeskModel }): ReactElement {
  if (!shell.health)
    return (
      <span className="cell silent">
        –<span className="unseen">没有应答</span>
      </span>
    );
  const deviation = deviationsOf(shell, model).find(({ remote }) => remote === name);
  const running = shell.health.remotes[name];
  if (deviation) {
    return (
      <span className="cell deviates" title={deviation.reason}>
        {deviation.running ?? '无'}
        <span className="unseen">，应为 {deviation.wanted}</span>
      </span>
    );
  }
  return (
    <span className="cell" title={running}>
      <Icon name="check" />
      <span className="unseen">{running}</span>
    </span>
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

function stateText({ health, silence }: ShellState, revision: number): { label: string; isAlarm: boolean } {
  if (!health) return { label: silence ?? '没有应答', isAlarm: true };
  if (health.revision !== revision) return { label: `在 r${health.revision}`, isAlarm: true };
  if (health.chain?.end === 'unproven') return { label: `r${health.revision}，链尾未证实`, isAlarm: false };
  return { label: `r${health.revision}`, isAlarm: false };
}

function ShellRow({ shell, names, model }: Row): ReactElement {
  const { label, isAlarm } = stateText(shell, model.status.revision);
  return (
    <tr>
      <th scope="row">
        {shell.label}
        <span className="address">{hostOf(shell.url)}</span>
        <span className={isAlarm ? 'state alarm' : 'state'}>{label}</span>
      </th>
      {names.map((name) => (
        <td key={name}>
          <Cell shell={shell} name={name} model={model} />
        </td>
      ))}
    </tr>
  );
}

/** Without what all names begin with, so that a column is narrow. */
function shortNames(names: readonly string[]): string[] {
  return names.every((name) => name.startsWith('mf-')) ? names.map((name) => name.slice(3)) : [...names];
}

/** Shells and sections; only what deviates is filled. */
export function ShellGrid({ model }: { model: DeskModel }): ReactElement {
  const names = model.status.remotes.map(({ name }) => name).sort();
  const followed = model.shells.filter(
    (shell) => shell.health?.revision === model.status.revision && deviationsOf(shell, model).length === 0,
  ).length;
  const isWhole = followed === model.shells.length;
  return (
    <section className="panel shell-grid" id="shells" data-live="" aria-labelledby="shells-title">
      <div className="panel-head">
        <h2 id="shells-title">shell 跟随</h2>
        <span className={isWhole ? 'chip good' : 'chip alarm'}>
          {followed} / {model.shells.length}
        </span>
        <span className="aside end">修订 r{model.status.revision}</span>
      </div>
      <div className="scrolls" tabIndex={0} role="region" aria-label="shell 与分区">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">shell</span>
              </th>
              {shortNames(names).map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {model.shells.map((shell) => (
              <ShellRow key={shell.url} shell={shell} names={names} model={model} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
