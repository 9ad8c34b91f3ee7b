'use static';

import clsx from 'clsx/lite';
import { useId } from 'react';
import { counterPlace } from './counter-parts';
import type { SceneProps } from '@site/shared/ui/drawing';
import { StageFrame } from './stage-frame';
import { membersDay, type StoreNetwork } from './store-network';
import {
  NetworkSymbols,
  type PictureProps,
  TallNetwork,
  tallPlan,
  WideNetwork,
  widePlan,
} from '../parts/stages/store-network-drawing';
import { headquarters } from './store-network-files';
import styles from './store-network-stage.module.css';

export type { StoreNetwork };

function WidePicture(props: PictureProps) {
  const { width, height } = widePlan;

  return (
    <svg className={styles.wide} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <WideNetwork {...props} />
    </svg>
  );
}

function TallPicture(props: PictureProps) {
  const { width, height } = tallPlan(props.network);

  return (
    <svg className={styles.tall} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <TallNetwork {...props} />
    </svg>
  );
}

type StoreNetworkStageProps = {
  network?: StoreNetwork;
  /** What headquarters show. */
  scene?: SceneProps;
  portrait?: boolean;
  className?: string;
};

/** Headquarters and stores joined by lines: the picture goes out along the solid ones, orders come back on the dotted. */
export function StoreNetworkStage({
  network = membersDay,
  scene = { drawing: counterPlace, people: headquarters.counterPeople },
  portrait = false,
  className,
}: StoreNetworkStageProps) {
  const id = useId();
  const shared = { network, shop: `${id}p`, scene: `${id}s` };

  return (
    <StageFrame label={network.label} portrait={portrait} className={clsx(styles.network, className)}>
      <svg width="0" height="0" aria-hidden="true">
        <NetworkSymbols {...shared} {...scene} peopleClass={styles.people} />
      </svg>
      {!portrait && <WidePicture {...shared} />}
      <TallPicture {...shared} />
    </StageFrame>
  );
}
