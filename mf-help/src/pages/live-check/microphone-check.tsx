import { Mic } from 'lucide-react';
import { microphoneCopy as copy } from '../../content/live-check/devices';
import { CheckCard, type Verdict } from './check-card';
import { DevicePress } from './device-press';
import styles from './device-view.module.css';
import { meterOf, type SoundVerdict, soundVerdict } from './sound-level';
import { type Device, useDevice } from './use-device';
import { type Level, useLevel } from './use-level';

const wanted = { audio: true };
/** Looks at the sound until something is said of it: three seconds. */
const listened = 30;
const verdicts: Record<SoundVerdict, Verdict> = { good: 'good', quiet: 'bad', loud: 'fair' };

function Meter({ peak }: { peak: number }) {
  const share = meterOf(peak);
  return (
    <svg className={styles.meter} role="img" aria-label={copy.level} width="100%" height="12">
      <rect className={styles.ground} width="100%" height="12" rx="6" />
      <rect className={styles.level} width={`${share}%`} height="12" rx="6" />
    </svg>
  );
}

function findingFor(device: Device, { highest, heard }: Level): { verdict?: Verdict; text?: string } {
  if (device.state === 'failed') return { verdict: 'bad', text: copy.faults[device.fault] };
  if (device.state !== 'open') return device.state === 'asking' ? { text: copy.asking } : {};
  const sound = soundVerdict(highest);
  if (heard < listened && sound !== 'loud') return { text: copy.listening };
  return { verdict: verdicts[sound], text: copy[sound] };
}

export function MicrophoneCheck() {
  const used = useDevice(wanted);
  const { device } = used;
  const isOpen = device.state === 'open';
  const level = useLevel(isOpen ? device.stream : undefined);
  const { verdict, text } = findingFor(device, level);

  return (
    <CheckCard
      id="check-microphone"
      icon={Mic}
      copy={copy}
      verdict={verdict}
      said={text && <p>{text}</p>}
      actions={<DevicePress {...used} copy={copy} />}
    >
      <Meter peak={isOpen ? level.now : 0} />
    </CheckCard>
  );
}
