import type { PageFacts } from '@site/shared/page/fact-words';
import type { ComponentType } from 'react';
import { ErrorReference } from './help-class-list-errors';
import { Glossary } from './help-class-list-glossary';
import { NetworkCheck } from './help-class-list-network-check';

function StreamersHelp({ facts }: PageFacts) {
  return (
    <>
      <NetworkCheck facts={facts} />
      <ErrorReference />
    </>
  );
}

/** Leaves that hold more than articles, by id: 名词解释 the glossary, 卡顿与黑屏 the self-test and the error reference. */
const extras: Record<number, ComponentType<PageFacts>> = { 104: Glossary, 901: StreamersHelp };

export function Extras({ classId, facts }: PageFacts & { classId: number }) {
  const Extra = extras[classId];
  return Extra ? <Extra facts={facts} /> : null;
}
