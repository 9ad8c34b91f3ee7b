import { BrokenLines } from '@site/shared/ui/broken-lines';
import { MoreLink } from '@site/shared/ui/more-link';
import { launchRoom } from '@site/drawings/stages/live-room';
import { StoreNetworkPicture } from '@site/drawings/stages/store-network-picture';
import type { ReactNode } from 'react';
import { type Solution, solutionCopy, type SolutionKey } from '../content/solutions/panels';
import { memberFollowUp, trainingReport } from '../content/solutions/stages';
import { PhoneFold } from './phone-fold';
import { followUpFiles, launchRoomFiles, networkFiles, reportFiles } from './solution-files';
import styles from './solution-panel.module.css';
import { TwoWayStage } from '../drawings/two-way-stage';

const stages: Record<SolutionKey, ReactNode> = {
  businessActivity: (
    <TwoWayStage label={launchRoom.label} wide={launchRoomFiles.launchRoomWide} tall={launchRoomFiles.launchRoomTall} />
  ),
  multiStoreLive: <StoreNetworkPicture files={{ wide: networkFiles.networkWide, tall: networkFiles.networkTall }} />,
  privateDomainLive: (
    <TwoWayStage
      label={memberFollowUp.label}
      wide={followUpFiles.followUpWide}
      tall={followUpFiles.followUpTall}
      ground="sand"
    />
  ),
  trainingLive: (
    <TwoWayStage
      label={trainingReport.label}
      wide={reportFiles.reportWide}
      tall={reportFiles.reportTall}
      ground="paper"
    />
  ),
};

function SolutionText({ solution: { title, intro, steps, fit, more } }: { solution: Solution }) {
  return (
    <div className={styles.text}>
      <h3>{title}</h3>
      <p className={styles.intro}>
        <BrokenLines lines={intro} />
      </p>
      <div className={styles.run}>
        <PhoneFold summary={solutionCopy.steps}>
          <dl>
            {steps.map(({ when, what, how }) => (
              <div key={when}>
                <dt>{when}</dt>
                <dd>
                  <b>{what}</b>
                  <span>{how}</span>
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.fit}>
            <BrokenLines lines={fit} />
          </p>
        </PhoneFold>
      </div>
      <p className={styles.more}>
        <MoreLink to={more.link} track="details_click">
          {more.text}
        </MoreLink>
      </p>
    </div>
  );
}

/** Text, steps and stage of one scenario; used in the home page's tabs and alone in the previews. */
export function SolutionPanel({ solution }: { solution: Solution }) {
  return (
    <div className={styles.panel}>
      <SolutionText solution={solution} />
      <div className={styles.stage}>{stages[solution.key]}</div>
    </div>
  );
}
