import {
  BriefcaseBusiness,
  Building2,
  CodeXml,
  Cookie,
  Factory,
  GraduationCap,
  HeartPulse,
  Landmark,
  type LucideIcon,
  Mountain,
  RadioTower,
  Sofa,
  Sparkles,
  Store,
} from 'lucide-react';

/** The twelve industries of the case library. */
const icons: Record<string, LucideIcon> = {
  连锁零售: Store,
  家居建材: Sofa,
  美业医美: Sparkles,
  教育培训: GraduationCap,
  金融: Landmark,
  广电传媒: RadioTower,
  医药健康: HeartPulse,
  制造与汽车: Factory,
  政务与协会: Building2,
  互联网与软件: CodeXml,
  地产文旅: Mountain,
  快消食品: Cookie,
};

/** The sign of a case's industry; a new industry gets a briefcase until it has its own. */
export function IndustryIcon({ industry, className }: { industry: string; className: string | undefined }) {
  const Icon = icons[industry] ?? BriefcaseBusiness;
  return <Icon className={className} aria-hidden="true" />;
}
