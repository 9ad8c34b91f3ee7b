import type { Material } from '@site/shared/contract/lesson';

/** A material as text for the clipboard: a table with tabs, so that a spreadsheet takes it cell by cell. */
export function materialText(material: Material): string {
  if (material.kind === 'wording') return material.lines.join('\n');
  if (material.kind === 'checklist') return [material.title, ...material.items.map((item) => `□ ${item}`)].join('\n');
  return [material.columns, ...material.rows].map((cells) => cells.join('\t')).join('\n');
}
