import { Camera } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cameraCopy as copy } from '../../content/live-check/devices';
import { CheckCard, type Verdict } from './check-card';
import { DevicePress } from './device-press';
import styles from './device-view.module.css';
import { type Device, useDevice } from './use-device';

const wanted = { video: { width: { ideal: 1920 }, height: { ideal: 1080 } } };
/** Lines of the picture that a live stream should have at least. */
const enough = 720;

/** The frame of the picture is there before the picture. */
function Preview({ stream }: { stream: MediaStream | undefined }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current && stream) video.current.srcObject = stream;
  }, [stream]);
  return (
    <div className={styles.preview}>
      {stream ? <video ref={video} aria-label={copy.preview} autoPlay muted playsInline /> : <p>{copy.noPicture}</p>}
    </div>
  );
}

function findingOf(stream: MediaStream): { verdict: Verdict; text: string } {
  const { width = 0, height = 0, frameRate = 0 } = stream.getVideoTracks()[0]?.getSettings() ?? {};
  const frames = frameRate > 0 ? copy.frames(Math.round(frameRate)) : '';
  // A phone holds its picture upright.
  const verdict = Math.min(width, height) >= enough ? 'good' : 'fair';
  return { verdict, text: copy[verdict](`${width}×${height}`, frames) };
}

function findingFor(device: Device): { verdict?: Verdict; text?: string } {
  if (device.state === 'open') return findingOf(device.stream);
  if (device.state === 'failed') return { verdict: 'bad', text: copy.faults[device.fault] };
  return device.state === 'asking' ? { text: copy.asking } : {};
}

export function CameraCheck() {
  const used = useDevice(wanted);
  const { device } = used;
  const { verdict, text } = findingFor(device);

  return (
    <CheckCard
      id="check-camera"
      icon={Camera}
      copy={copy}
      verdict={verdict}
      said={text && <p>{text}</p>}
      actions={<DevicePress {...used} copy={copy} />}
    >
      <Preview stream={device.state === 'open' ? device.stream : undefined} />
    </CheckCard>
  );
}
