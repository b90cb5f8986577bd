import { timeline } from './film.ts';

/** The captions of the film as WebVTT: one for each scene, shown once its door has opened. */
export function toCaptions(): string {
  const cues = timeline.map(({ scene, start }) => {
    const from = toClock(start + 0.7);
    const to = toClock(start + scene.length - 0.1);
    return `${from} --> ${to}\n${scene.caption}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

/** 65.5 → '00:01:05.500'. */
function toClock(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}
