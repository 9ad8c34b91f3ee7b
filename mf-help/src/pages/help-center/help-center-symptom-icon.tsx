import {
  AudioLines,
  Cable,
  DoorClosed,
  Ear,
  FileVideo,
  Gauge,
  Gift,
  type LucideIcon,
  MonitorX,
  Repeat2,
  TriangleAlert,
  Unplug,
  VolumeX,
} from 'lucide-react';
import type { Symptom } from '../../content/help-center/symptom';

const icons: Record<Symptom['icon'], LucideIcon> = {
  screen: MonitorX,
  sound: VolumeX,
  slow: Gauge,
  link: Cable,
  door: DoorClosed,
  sync: AudioLines,
  record: FileVideo,
  gift: Gift,
  cut: Unplug,
  alert: TriangleAlert,
  echo: Repeat2,
  ear: Ear,
};

export function SymptomIcon({ name }: { name: Symptom['icon'] }) {
  const Icon = icons[name];
  return <Icon size={20} aria-hidden="true" />;
}
