import type { PageFacts } from '@site/shared/page/fact-words';
import { Button } from '@site/shared/ui/button';
import { Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { UplinkTable } from '../../components/uplink-table';
import { uplinkCopy as copy } from '../../content/live-check/line';
import { CheckCard, type Verdict } from './check-card';
import styles from './device-view.module.css';
import { measureUplink, type UplinkResult } from './uplink-measure';

type Check = { state: 'idle' | 'running' } | { state: 'finished'; result: UplinkResult };

/** In Mbps, by the table of needs: 1080p and 720p. */
const enough = { good: 8, fair: 4 };

function useUplink() {
  const [check, setCheck] = useState<Check>({ state: 'idle' });
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  async function start() {
    stop.current = new AbortController();
    setCheck({ state: 'running' });
    const result = await measureUplink(stop.current.signal);
    setCheck(result === 'stopped' ? { state: 'idle' } : { state: 'finished', result });
  }

  return { check, start, stop: () => stop.current?.abort() };
}

function verdictOf(uplink: number): Verdict {
  if (uplink >= enough.good) return 'good';
  return uplink >= enough.fair ? 'fair' : 'bad';
}

function measuredIn(check: Check): number | undefined {
  return 'result' in check && typeof check.result === 'object' ? check.result.uplink : undefined;
}

/** One digit behind the point where it counts. */
const figure = (uplink: number) => (uplink < 10 ? uplink.toFixed(1) : String(Math.round(uplink)));

function Said({ check }: { check: Check }) {
  if (check.state === 'running') return <p>{copy.running}</p>;
  if (!('result' in check) || check.result === 'stopped') return null;
  const { result } = check;
  if (typeof result === 'string') return <p>{copy[result]}</p>;
  return (
    <>
      <p className={styles.figure}>{copy.finished(figure(result.uplink))}</p>
      <p>{copy[verdictOf(result.uplink)]}</p>
    </>
  );
}

type Pressed = { check: Check; start: () => void; stop: () => void };

function Press({ check, start, stop }: Pressed) {
  if (check.state === 'running')
    return (
      <Button data-needs-script onClick={stop}>
        {copy.stop}
      </Button>
    );
  return (
    <Button data-needs-script look="brand" onClick={start}>
      {check.state === 'finished' ? copy.again : copy.start}
    </Button>
  );
}

function verdictIn(check: Check): Verdict | undefined {
  const uplink = measuredIn(check);
  if (uplink !== undefined) return verdictOf(uplink);
  return check.state === 'finished' ? 'bad' : undefined;
}

export function UplinkCheck({ facts }: PageFacts) {
  const uplink = useUplink();
  const measured = measuredIn(uplink.check);
  const { column: head, enough: isEnough, short } = copy;

  return (
    <CheckCard
      id="check-uplink"
      icon={Upload}
      copy={copy}
      verdict={verdictIn(uplink.check)}
      said={uplink.check.state !== 'idle' && <Said check={uplink.check} />}
      actions={<Press {...uplink} />}
    >
      <UplinkTable
        facts={facts}
        measured={measured === undefined ? undefined : { uplink: measured, head, enough: isEnough, short }}
      />
    </CheckCard>
  );
}
