import { Bust } from './bust';
import type { HeadLook } from './head';

export type Guest = Omit<HeadLook, 'view'> & { x: number; y: number; fill: string };

type CrowdProps = { guests: readonly Guest[]; radius: number; view?: HeadLook['view'] };

/** People in rows, heads and shoulders; who is nearer comes later in the list. */
export function Crowd({ guests, radius, view = 'back' }: CrowdProps) {
  return guests.map((guest) => <Bust key={`${guest.x} ${guest.y}`} radius={radius} view={view} {...guest} />);
}
