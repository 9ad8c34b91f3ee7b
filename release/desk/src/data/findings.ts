import { reportOf, type Told, toldOf } from './alarm-text';
import type { DeskModel } from './desk-model';
import { guardLack, isLost, isUnknown, lossTitle } from './guard-text';
import type { DeskHealth, Deviation } from './shell-answers';
import { storeAwayTitle, storeAwayTold } from './store-away-text';
import type { ShellState } from './shell-watch';
import { duration } from './time-text';

/** Something that is not as the newest revision says; the page names it in coral. */
export interface Finding extends Told {
  title: string;
}

/** What a shell should run and does not; by its own word, or by what it says it runs. */
export function deviationsOf({ health }: ShellState, model: Pick<DeskModel, 'status'>): Deviation[] {
  if (!health) return [];
  // A canary that does not load is told of as one: its section runs what is live.
  const told: readonly Deviation[] = health.deviations ?? [];
  const deviations = told.filter(({ canary }) => !canary);
  const unreported = model.status.remotes.flatMap(({ name, version }): Deviation[] => {
    const running = health.remotes[name] ?? null;
    if (running === version || deviations.some(({ remote }) => remote === name)) return [];
    const reason = health.revision < model.status.revision ? `它还在修订 r${health.revision}` : '它没有说原因';
    return [{ remote: name, wanted: version, running, reason: health.error ?? reason }];
  });
  return [...deviations, ...unreported];
}

/** A canary that a shell cannot load is shown to nobody there. */
function canaryFindings({ label, health }: ShellState): Finding[] {
  return (health?.canaries ?? []).flatMap(({ remote, version, fault }) =>
    fault ? [{ title: `${label} 没有装上 ${remote} 的金丝雀 ${version}`, ...toldOf(fault) }] : [],
  );
}

/** A restart of the service is shorter, in seconds. */
const LONG_SILENCE = 10;

function serviceFindings({ label, health }: ShellState): Finding[] {
  const silent = health?.service?.silentSeconds ?? 0;
  if (silent < LONG_SILENCE) return [];
  const reason = `已 ${duration(silent * 1000)}没有正常应答：没有存下的页面、搜索和表单都会失败。`;
  return [{ title: `${label} 连不上内容服务`, reason }];
}

/** Why a shell serves a revision that the store does not have. */
/** What the shell says of itself, or what it means where it says nothing. */
function saidBy(health: DeskHealth, silent: string): Told {
  return reportOf(health) ?? { reason: silent };
}

function shellFindings(shell: ShellState, model: DeskModel): Finding[] {
  const { label, health, silence } = shell;
  if (!health) return [{ title: `${label} 没有应答`, reason: `${shell.url}：${silence ?? ''}。` }];
  const deviations = deviationsOf(shell, model);
  const findings: Finding[] = deviations.map(({ remote, wanted, running, reason }) => ({
    title: running
      ? `${label} 的 ${remote} 还在 ${running}，应为 ${wanted}`
      : `${label} 没有 ${remote} 可用，应为 ${wanted}`,
    ...toldOf(reason),
  }));
  if (findings.length === 0 && health.revision < model.status.revision) {
    findings.push({ title: `${label} 还在修订 r${health.revision}`, ...saidBy(health, '它还没有跟上。') });
  } else if (findings.length === 0 && health.revision > model.status.revision) {
    findings.push({
      title: `${label} 在修订 r${health.revision}，这里只有 r${model.status.revision}`,
      ...saidBy(health, '它跟随另一个版本库，或者这里的修订被移走了。'),
    });
  }
  const report = findings.length === 0 ? reportOf(health) : null;
  return report ? [{ title: `${label} 报告了问题`, ...report }] : findings;
}

/** A guard that died is one, and a canary that runs without any. */
function guardFindings({ guard, canaries, now }: Pick<DeskModel, 'guard' | 'canaries' | 'now'>): Finding[] {
  const reason = guardLack(guard, now);
  if (reason === null) return [];
  const watched = isUnknown(guard) ? '不知道有没有守卫看着' : '没有守卫看着';
  if (canaries.length) return [{ title: `金丝雀在跑，${watched}`, reason }];
  return isLost(guard) ? [{ title: lossTitle(guard), reason }] : [];
}

/** What only its second signature keeps from going live. */
function proposalFindings({ status }: Pick<DeskModel, 'status'>): Finding[] {
  return status.proposals.map(({ id, by, owner, changes }) => ({
    title: `提案 ${id} 等第二个人签名`,
    reason: `${by}（${owner}）提出：${changes.join('，')}。另一位的终端里：npm run release -- approve ${id}`,
  }));
}

/** What becomes of a canary that is over the line. */
function whoStops(guard: DeskModel['guard']): string {
  if (guard.state === 'alive') return '守卫会停止它；也可以现在就停。';
  return `${isUnknown(guard) ? '不知道有没有守卫会停止它' : '没有守卫会停止它'}，请现在就停。`;
}

/** Everything that deviates, the worst first. */
export function findingsOf(model: DeskModel): Finding[] {
  const away = model.storeAway
    ? [{ title: storeAwayTitle(model.storeAway), ...storeAwayTold(model.storeAway, model.now) }]
    : [];
  const chain = model.status.problems.map((problem) => ({ title: '修订链有问题', ...toldOf(problem) }));
  const canaries = model.canaries.flatMap(({ name, version, rates }) =>
    rates
      .filter(({ judgement }) => judgement === 'over')
      .map(({ title }) => ({
        title: `${name} 金丝雀 ${version} 的${title}越过守卫线`,
        reason: whoStops(model.guard),
      })),
  );
  return [
    ...away,
    ...chain,
    ...canaries,
    ...guardFindings(model),
    ...model.shells.flatMap((shell) => [
      ...shellFindings(shell, model),
      ...canaryFindings(shell),
      ...serviceFindings(shell),
    ]),
    ...proposalFindings(model),
  ];
}

function shellSentence(model: DeskModel): string | undefined {
  const silent = model.shells.filter(({ health }) => health === null).length;
  const behind = model.shells.filter(({ health }) => health !== null && health.revision < model.status.revision).length;
  const deviating = model.shells.filter((shell) => deviationsOf(shell, model).length > 0).length;
  if (model.shells.length > 0 && silent === model.shells.length) return `${silent} 台 shell 都没有应答`;
  if (silent) return `${silent} 台 shell 没有应答`;
  if (behind) return `${behind} 台 shell 没跟上 r${model.status.revision}`;
  return deviating ? `${deviating} 台 shell 有分区没跟上` : undefined;
}

/** The sentence at the top: what is wrong, or that all is well. */
export function headlineOf(model: DeskModel): string {
  return model.storeAway ? `${storeAwayTitle(model.storeAway)}，线上照常，可以回滚` : standing(model);
}

function standing(model: DeskModel): string {
  const { status, shells } = model;
  if (status.problems.length) return '修订链有问题，先看原因再发布';
  if (status.revision === 0) return '还没有上线任何版本';
  const over = model.canaries.find(({ rates }) => rates.some(({ judgement }) => judgement === 'over'));
  if (over) return `${over.name} 的金丝雀 ${over.version} 越过守卫线`;
  const sentence = shellSentence(model);
  if (sentence) return sentence;
  const [lost] = guardFindings(model);
  if (lost) return lost.title;
  if (shells.some((shell) => serviceFindings(shell).length)) return '线上版本都对，但内容服务没有应答';
  const waiting = proposalFindings(model).length;
  if (findingsOf(model).length > waiting) return '线上版本都对，有 shell 报告了问题';
  if (waiting) return `线上版本都对，${waiting} 个提案等第二个人签名`;
  return shells.length
    ? `一切正常，${shells.length} 台 shell 都在 r${status.revision}`
    : '没有配置 shell（SHELL_URLS）';
}

/** The line below it: what happened in the last day. */
export function summaryOf({ chain, now, canaries, guard }: DeskModel): string {
  const from = new Date(now.getTime() - 86_400_000).toISOString();
  const recent = chain.filter(({ revision }) => revision !== null && revision.createdAt > from);
  const back = recent.filter(({ changes }) => changes.some(({ kind }) => /rollback/.test(kind))).length;
  const guarded = recent.filter(({ revision }) => revision?.evidence).length;
  const parts = [`近 24 小时修订 ${recent.length} 次`];
  if (back) parts.push(`回滚 ${back} 次`);
  if (guarded) parts.push(`守卫动手 ${guarded} 次`);
  parts.push(canaries.length ? `${canaries.length} 个金丝雀在跑` : '没有金丝雀在跑');
  const watched = isUnknown(guard) ? '不知道守卫在不在' : '没有守卫在看';
  parts.push(guard.state === 'alive' ? '守卫在看' : watched);
  return `${parts.join('，')}。`;
}
