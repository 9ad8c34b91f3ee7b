import type { SearchKind } from '@site/shared/contract/search';
import {
  BookOpen,
  Briefcase,
  CirclePlay,
  GraduationCap,
  LayoutGrid,
  type LucideIcon,
  Megaphone,
  Newspaper,
  Sparkles,
} from 'lucide-react';

/** The sign of each type of result. */
export const kindIcons: Record<SearchKind, LucideIcon> = {
  page: LayoutGrid,
  help: BookOpen,
  topic: Newspaper,
  case: Briefcase,
  lecture: GraduationCap,
  video: CirclePlay,
  marketing: Sparkles,
  news: Megaphone,
};
