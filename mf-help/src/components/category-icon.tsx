import {
  Building2,
  ChartLine,
  CircleQuestionMark,
  Compass,
  Gift,
  type LucideIcon,
  ShieldCheck,
  SlidersHorizontal,
  Video,
  Wallet,
  Wrench,
} from 'lucide-react';

/** Drawings by id of the first-level classification (R3.22). */
const icons: Record<number, LucideIcon> = {
  1: Compass,
  2: Video,
  3: SlidersHorizontal,
  4: Gift,
  5: ShieldCheck,
  6: ChartLine,
  7: Building2,
  8: Wallet,
  9: Wrench,
};

/** `size` in pixels. A classification that an editor added later gets a question mark until it has a drawing. */
export function CategoryIcon({ id, size = 20 }: { id: number; size?: number }) {
  const Icon = icons[id] ?? CircleQuestionMark;
  return <Icon size={size} aria-hidden="true" />;
}
