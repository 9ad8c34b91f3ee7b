import type { Drawing } from '@site/shared/ui/drawing';
/** A green room and the set that it becomes. */
export type VirtualStudio = {
  /** Text alternative of the picture. */
  label: string;
  raw: string;
  keyed: string;
  /** The first one is on air. */
  sets: readonly {
    name: string;
    drawing: Drawing;
  }[];
  /** Settings of the keyer and the virtual camera. */
  settings: readonly {
    name: string;
    value: string;
  }[];
};
export declare const launchStudio: VirtualStudio;
