export type SheetRow = {
  name: string;
  note?: string;
  tag?: string;
  tone?: 'plain' | 'warm' | 'dim';
  value?: string;
};

/** A list, ticket or form as it is on the organiser's screen. */
export type Sheet = { name: string; sign?: string; rows: readonly SheetRow[]; foot?: string };

/** A sheet with a smaller result sheet in front of it. */
export type PaperWork = { label: string; main: Sheet; front?: Sheet };

/** A live stream on a wide screen with its overlay and side panel. */
export type Screening = {
  label: string;
  status: string;
  /** Small text across the picture, such as a watermark. */
  mark?: string;
  caption: { name: string; text: string };
  messages?: readonly { name: string; text: string }[];
  card: { name: string; rows: readonly (readonly [string, string])[]; foot?: string };
};
