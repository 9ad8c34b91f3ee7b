import { Section } from '@site/shared/ui/section';
import {
  BatteryCharging,
  Bell,
  Bluetooth,
  Camera,
  FolderOpen,
  Images,
  type LucideIcon,
  MapPin,
  Mic,
  MonitorUp,
  Wifi,
} from 'lucide-react';
import { permissionsList, type Permission } from '../../content/home-permissions/list';
import styles from './home-permissions-table.module.css';

const icons: Record<Permission['key'], LucideIcon> = {
  camera: Camera,
  microphone: Mic,
  photos: Images,
  files: FolderOpen,
  notice: Bell,
  bluetooth: Bluetooth,
  network: Wifi,
  place: MapPin,
  screen: MonitorUp,
  battery: BatteryCharging,
};

const { title, intro, columns, list } = permissionsList;

function Cell({ column, children }: { column: number; children: string }) {
  return (
    <span className={styles.cell} role="cell">
      <span className={styles.column} aria-hidden="true">
        {columns[column]}
      </span>
      {children}
    </span>
  );
}

function Row({ permission: { key, name, purpose, asked, refused, systems } }: { permission: Permission }) {
  const Icon = icons[key];
  return (
    <div className={styles.row} role="row" id={key}>
      <span className={styles.name} role="rowheader">
        <Icon size={22} aria-hidden="true" />
        {name}
      </span>
      <Cell column={1}>{purpose}</Cell>
      <Cell column={2}>{asked}</Cell>
      <Cell column={3}>{refused}</Cell>
      <span role="cell">
        {systems.map((system) => (
          <span key={system} className={styles.system}>
            {system}
          </span>
        ))}
      </span>
    </div>
  );
}

/** All permissions in one table; on phones each is a block. A table by its roles, as the run sheet. */
export function PermissionTable() {
  return (
    <Section id="list" title={title} intro={intro}>
      <div role="table" aria-label={title} className={styles.table}>
        <div className={styles.heads} role="row">
          {columns.map((column) => (
            <span key={column} role="columnheader">
              {column}
            </span>
          ))}
        </div>
        {list.map((permission) => (
          <Row key={permission.key} permission={permission} />
        ))}
      </div>
    </Section>
  );
}
