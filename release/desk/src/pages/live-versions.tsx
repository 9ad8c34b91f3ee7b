import type { ReactElement } from 'react';
import type { DeskModel } from '../data/desk-model';
import { shortMoment } from '../data/time-text';
import { SectionActions } from './action-links';
import { LaneDrawing } from './lane-drawing';
import type { Span } from './lane-geometry';
import { TimeAxis } from './time-axis';

const DAY_MS = 86_400_000;

function Legend(): ReactElement {
  return (
    <ul className="legend" aria-hidden="true">
      <li>
        <svg width="16" height="10">
          <rect className="bar-live" width="16" height="10" rx="2" />
        </svg>
        线上
      </li>
      <li>
        <svg width="16" height="10">
          <rect className="bar-past" width="16" height="10" rx="2" />
        </svg>
        以前的版本
      </li>
      <li>
        <svg width="18" height="12">
          <path className="canary" d="M0 8h5v4H0zM6 5h5v7H6zM12 0h5v12h-5z" />
        </svg>
        金丝雀，越高份额越大
      </li>
      <li>
        <svg width="10" height="9">
          <path className="mark" d="M1 8 5 1l4 7z" />
        </svg>
        切换
      </li>
      <li>
        <svg width="12" height="12">
          <circle className="alarm-dot" cx="6" cy="6" r="6" />
        </svg>
        回滚或停止
      </li>
    </ul>
  );
}

/** What is live of each section, how it came about in the last day, and what may be done. */
export function LiveVersions({ model }: { model: DeskModel }): ReactElement {
  const { now, status, lanes, authority } = model;
  const span: Span = { from: now.getTime() - DAY_MS, to: now.getTime() };
  const remotes = [...status.remotes].sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return (
    <section className="panel live-versions" id="live-versions" data-live="" aria-labelledby="live-versions-title">
      <div className="panel-head">
        <h2 id="live-versions-title">线上版本</h2>
        <span className="aside">近 24 小时</span>
        <Legend />
      </div>
      {authority.reason && <p className="notice">{authority.reason}</p>}
      <div className="lanes">
        <div className="lane-row axis-row">
          <TimeAxis span={span} />
        </div>
        {remotes.map((remote) => {
          const lane = lanes.find(({ name }) => name === remote.name);
          return (
            <div className="lane-row" key={remote.name}>
              <div className="lane-name">
                <h3>{remote.name}</h3>
                <p>
                  <a className="version" href={`/versions/${remote.name}/${remote.version}`}>
                    {remote.version}
                  </a>
                  <span className="aside">
                    {remote.since ? `自 ${shortMoment(new Date(remote.since), now)}` : '起点不明'}
                  </span>
                </p>
              </div>
              {lane && <LaneDrawing lane={lane} span={span} />}
              <SectionActions remote={remote} model={model} />
            </div>
          );
        })}
        {remotes.length === 0 && <p className="empty">还没有任何分区上线。先发布一个版本，再在“版本库”里提升它。</p>}
      </div>
    </section>
  );
}
