import type { ComponentType } from 'react';
import { ErrorReference } from './help-class-list-errors';
import { Glossary } from './help-class-list-glossary';
import { NetworkCheck } from './help-class-list-network-check';

function StreamersHelp() {
  return (
    <>
      <NetworkCheck />
      <ErrorReference />
    </>
  );
}

/** Leaves that hold more than articles, by id: 名词解释 the glossary, 卡顿与黑屏 the self-test and the error reference. */
const extras: Record<number, ComponentType> = { 104: Glossary, 901: StreamersHelp };

export function Extras({ classId }: { classId: number }) {
  const Extra = extras[classId];
  return Extra ? <Extra /> : null;
}
