import { createStore, type StoreApi } from 'zustand';

/** Where a show stands; `second` runs from 0 to the show's length. */
export type PlaybackState = {
  /** Somebody has asked for it; before that only the poster is there. */
  wanted: boolean;
  /** A player is there to be seen; until then time stands still. */
  ready: boolean;
  playing: boolean;
  second: number;
  rate: number;
};

/** Drives a show through time. It knows no picture: players and transcripts follow its state. */
export type Playback = {
  store: StoreApi<PlaybackState>;
  seconds: number;
  play: () => void;
  /** The player is there: it begins if somebody has pressed play meanwhile. */
  begin: () => void;
  pause: () => void;
  toggle: () => void;
  /** Goes to a second within the show, without starting or stopping it. */
  seek: (second: number) => void;
  /** Goes there and plays: what a press on a line of the transcript does. */
  playFrom: (second: number) => void;
  setRate: (rate: number) => void;
};

export const rates = [0.75, 1, 1.25, 1.5, 2] as const;

/** A tab that was frozen for minutes goes on where it was, not where it would be. */
const longestFrame = 250;

/** A show that is `seconds` long, at its beginning. */
export function createPlayback(seconds: number): Playback {
  const store = createStore<PlaybackState>(() => ({
    wanted: false,
    ready: false,
    playing: false,
    second: 0,
    rate: 1,
  }));
  let last = 0;
  let pending = 0;

  const run = () => {
    last = performance.now();
    cancelAnimationFrame(pending);
    pending = requestAnimationFrame(frame);
  };
  const frame = (now: number) => {
    const { playing, rate, second } = store.getState();
    if (!playing) return;
    const next = Math.min(seconds, second + (Math.min(now - last, longestFrame) / 1000) * rate);
    last = now;
    store.setState({ second: next, playing: next < seconds });
    if (next < seconds) pending = requestAnimationFrame(frame);
  };
  const seek = (second: number) => store.setState({ second: Math.min(seconds, Math.max(0, second)) });
  const play = () => {
    const { ready, second } = store.getState();
    store.setState({ wanted: true, playing: ready, second: second >= seconds ? 0 : second });
    if (ready) run();
  };
  const pause = () => store.setState({ playing: false });

  return {
    store,
    seconds,
    seek,
    play,
    pause,
    begin: () => {
      store.setState({ ready: true });
      if (store.getState().wanted) play();
    },
    toggle: () => (store.getState().playing ? pause() : play()),
    playFrom: (second) => {
      seek(second);
      play();
    },
    setRate: (rate) => store.setState({ rate }),
  };
}
