import { useSyncExternalStore } from 'react';
import { learntLectures, noneLearnt, onLearnt } from './lecture-progress';

/** Ids of the lectures learnt on this device; none on the server and while React takes over. */
export function useLearnt(): readonly number[] {
  return useSyncExternalStore(onLearnt, learntLectures, noneLearnt);
}
