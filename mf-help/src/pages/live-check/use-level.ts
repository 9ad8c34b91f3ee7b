import { useEffect, useState } from 'react';
import { peakOf } from './sound-level';

export type Level = { now: number; highest: number; heard: number };

/** Samples of a look, and looks a second: a meter that people can follow. */
const samples = 2048;
const lookEvery = 100;
const silent: Level = { now: 0, highest: 0, heard: 0 };

/** How loud a stream is, 0 to 1: now and at the most, and in how many looks. */
export function useLevel(stream: MediaStream | undefined): Level {
  const [level, setLevel] = useState<Level & { of?: MediaStream }>(silent);

  useEffect(() => {
    if (!stream) return;
    const sound = new AudioContext();
    const analyser = new AnalyserNode(sound, { fftSize: samples });
    sound.createMediaStreamSource(stream).connect(analyser);
    // One that began without a press.
    void sound.resume();
    const piece = new Float32Array(samples);
    let [highest, heard] = [0, 0];
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(piece);
      const now = peakOf(piece);
      highest = Math.max(highest, now);
      heard += 1;
      setLevel({ now, highest, heard, of: stream });
    }, lookEvery);
    return () => {
      clearInterval(timer);
      void sound.close();
    };
  }, [stream]);

  return level.of === stream ? level : silent;
}
