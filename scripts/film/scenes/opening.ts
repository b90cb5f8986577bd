import { group, laceChords, LIGHT, LIMESTONE, line, fill, starPath, title } from '../drawing.ts';
import { between, glide, progress, settle } from '../motion.ts';
import type { Scene } from './scene.ts';

const CHORDS = laceChords(270);

/** A medallion is drawn, line by line. */
export const opening: Scene = {
  length: 4.6,
  tone: 'ink',
  caption: 'Créer sa société au Maroc, c’est une suite de gestes simples.',
  draw: (time) => {
    const lines = CHORDS.map((chord, place) =>
      line(chord, { tone: LIGHT, width: 2 }, glide(progress(time, 0.2 + place * 0.07, 1.3))),
    ).join('');
    const heart = settle(progress(time, 1.7, 1));
    return (
      group(lines, {
        x: 360,
        y: 640,
        turn: between(-14, 0, glide(progress(time, 0, 4))),
        shown: 0.8,
      }) +
      group(fill(starPath([0, 0], 112), LIGHT), {
        x: 360,
        y: 640,
        size: heart,
        turn: 45 * (1 - heart),
      }) +
      title(['Créer', 'sa société'], time - 0.4, { tone: LIMESTONE, top: 180 })
    );
  },
};
