import { randomBytes } from 'node:crypto';
import { Value } from '@sinclair/typebox/value';
import { RemoteName, Version } from '@site/shared/contract/release-manifest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ActionAsk, type ActionKind, actionKinds } from '../actions/desk-actions';
import { type ActionPlan, planAction } from '../data/action-plan';
import { readChain } from '../data/chain';
import { authorityOf } from '../data/desk-model';
import { answerPage, type Desk, sessionOf, surroundingsOf } from '../desk-context';
import { SHARES } from '../pages/action-links';
import { ActionPage, ObstaclePage } from '../pages/action-page';
import type { Draft, Fault } from '../pages/confirmation';
import { confirmText, isGated, titleOf } from '../pages/action-text';
import { OperationPage } from '../pages/operation-page';
import { SentencePage } from '../pages/plain-pages';
import { isFormOf, parameterOf, queryOf, textOf } from './form-fields';
import { notFound } from './page-routes';

/** One line that a revision can hold. */
const LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]{0,300}$/u;
const OPERATION = /^[0-9a-f]{24}$/;

type Target = { kind: ActionKind; name: string; version: string };

function targetOf(request: FastifyRequest, version: string): Target | undefined {
  const kind = actionKinds.find((one) => one === parameterOf(request, 'kind'));
  const name = parameterOf(request, 'name');
  return kind && Value.Check(RemoteName, name) && Value.Check(Version, version) ? { kind, name, version } : undefined;
}

/** Why this process cannot do it; null when its key may. */
function lackOf({ access }: Desk, kind: ActionKind): string | null {
  const { role, reason } = authorityOf(access);
  const isAllowed = role === 'promote' || (role === 'rollback' && (kind === 'rollback' || kind === 'stop'));
  return isAllowed ? null : reason;
}

function readPlan(desk: Desk, target: Target): Promise<ActionPlan | undefined> {
  const { access, watch, operations } = desk;
  return planAction({ access, watch, lastServedMs: operations.lastServedMs }, target);
}

async function showAction(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  { target, draft }: { target: Target | undefined; draft: Draft | null },
): Promise<FastifyReply> {
  // What the store would refuse is offered as what goes to the shells.
  if (target?.kind === 'rollback' || target?.kind === 'stop') await desk.sight.tryWriting();
  const plan = target && (await readPlan(desk, target));
  if (!plan) return notFound(desk, request, reply, '没有这样的分区、版本或动作。');
  const sentence = plan.obstacle ?? lackOf(desk, plan.kind);
  const title = titleOf(plan);
  if (sentence)
    return answerPage(desk, request, reply.code(409), {
      title,
      children: <ObstaclePage plan={plan} sentence={sentence} />,
    });
  const surroundings = surroundingsOf(desk, request);
  const operation = randomBytes(12).toString('hex');
  const children = <ActionPage plan={plan} surroundings={surroundings} operation={operation} draft={draft} />;
  return answerPage(desk, request, draft ? reply.code(422) : reply, { title, children });
}

/** Why nobody is to look at it; a step back is looked at by nobody anyway. */
function ungatedOf(request: FastifyRequest, kind: ActionKind): string | undefined {
  return isGated({ kind }) ? textOf(request, 'ungated').trim() || undefined : undefined;
}

/** Whether the page told that the section was rolled back within the hour. */
function isAgain(request: FastifyRequest): boolean {
  return textOf(request, 'again') === 'yes';
}

/** Whether a canary is meant although no guard lives. */
function isUnguarded(request: FastifyRequest): boolean {
  return textOf(request, 'unguarded') === 'yes';
}

function faultOf(request: FastifyRequest, { kind, name }: Target): Fault | null {
  const typed = textOf(request, 'confirm').trim().toLowerCase().replace(/\s+/g, ' ');
  const ungated = ungatedOf(request, kind);
  if (ungated === undefined && typed === confirmText(name, { ungated: 'why' }))
    return { field: 'ungated', text: '不过门禁要写明理由。' };
  const words = confirmText(name, { ungated, again: isAgain(request) });
  if (typed !== words) return { field: 'confirm', text: `要输入 ${words} 才会执行。` };
  const unfit = (['reason', 'ungated'] as const).find((field) => !LINE.test(textOf(request, field)));
  if (unfit) return { field: unfit, text: '原因要写成一行，最多三百字。' };
  const needsShare = kind === 'canary' || kind === 'raise';
  return needsShare && !SHARES.includes(Number(textOf(request, 'share')))
    ? { field: 'share', text: '请选一个份额。' }
    : null;
}

function askOf(desk: Desk, request: FastifyRequest, target: Target, by: string): ActionAsk {
  const reason = textOf(request, 'reason').trim();
  return {
    ...target,
    by,
    share: Number(textOf(request, 'share')) || 0,
    reason: reason || undefined,
    ungated: ungatedOf(request, target.kind),
    again: isAgain(request),
    unguarded: isUnguarded(request),
    withoutStore: desk.sight.away !== null,
    sequence: Number(textOf(request, 'sequence')),
  };
}

function draftOf(request: FastifyRequest, fault: Fault): Draft {
  const text = (name: string) => textOf(request, name);
  const typed = { reason: text('reason'), confirm: text('confirm'), share: text('share'), ungated: text('ungated') };
  return { ...typed, unguarded: isUnguarded(request), fault };
}

async function confirmAction(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const session = sessionOf(desk, request);
  if (!session || !isFormOf(session, request)) {
    const children = <SentencePage title="没有执行" sentence="这张表不是你这次登录的页面给出的。请从总览重新开始。" />;
    return answerPage(desk, request, reply.code(403), { title: '没有执行', children });
  }
  const target = targetOf(request, textOf(request, 'version'));
  const id = textOf(request, 'operation');
  if (!target || !OPERATION.test(id)) return notFound(desk, request, reply, '没有这样的分区、版本或动作。');
  const fault = faultOf(request, target);
  if (fault) {
    return showAction(desk, request, reply, { target, draft: draftOf(request, fault) });
  }
  if (lackOf(desk, target.kind)) return showAction(desk, request, reply, { target, draft: null });
  desk.operations.begin(id, askOf(desk, request, target, session.by));
  return reply.redirect(`/operations/${id}`, 303);
}

async function showOperation(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const operation = desk.operations.find(parameterOf(request, 'id'));
  if (!operation) return notFound(desk, request, reply, '发布台不再记得这个动作；看“修订”里有没有它。');
  const { store, trusted } = desk.access;
  const isMoved = operation.failure?.kind === 'moved';
  const [latest] = isMoved ? await readChain(store, trusted(), { least: 1, since: new Date(0) }) : [];
  const isLive = !operation.isDone;
  return answerPage(desk, request, reply, {
    title: titleOf(operation.ask),
    isLive,
    ...(isLive && { refreshSeconds: 2 }),
    children: <OperationPage operation={operation} latest={latest} now={desk.now()} />,
  });
}

/** What changes something: a page that says what, a form that is taken once, a page that says what came of it. */
export function actionRoutes(app: FastifyInstance, desk: Desk): void {
  app.get('/act/:kind/:name', (request, reply) =>
    showAction(desk, request, reply, { target: targetOf(request, queryOf(request, 'version')), draft: null }),
  );
  app.post('/act/:kind/:name', (request, reply) => confirmAction(desk, request, reply));
  app.get('/operations/:id', (request, reply) => showOperation(desk, request, reply));
}
