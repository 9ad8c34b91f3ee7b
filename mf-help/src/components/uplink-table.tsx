import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { uplinkNeeds } from '../content/uplink-needs';
import styles from './uplink-table.module.css';

type Props = PageFacts & {
  /** What was measured, in Mbps, and how it is said beside each need. */
  measured?: { uplink: number; head: string; enough: string; short: string } | undefined;
};

/** The pictures of a live stream with the uplink that each needs, and whether a measured one is enough. */
export function UplinkTable({ facts, measured }: Props) {
  const { head, rows } = fillWords(uplinkNeeds, facts);

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[...head, ...(measured ? [measured.head] : [])].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([picture, bitrate, uplink]) => {
          const isEnough = measured !== undefined && measured.uplink >= Number.parseFloat(uplink);
          return (
            <tr key={picture}>
              <th scope="row">{picture}</th>
              <td>{bitrate}</td>
              <td>{uplink}</td>
              {measured && (
                <td className={isEnough ? styles.enough : styles.short}>
                  {isEnough ? measured.enough : measured.short}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
