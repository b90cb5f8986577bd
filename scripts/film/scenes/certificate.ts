import {
  BRAND,
  fill,
  group,
  line,
  PAPER,
  sheet,
  starPath,
  TINT,
  title,
  WARM,
  words,
  SAND,
} from '../drawing.ts';
import { between, glide, progress, settle } from '../motion.ts';
import type { Scene } from './scene.ts';

/** A sheet, its lines, its seal. */
export const certificate: Scene = {
  length: 5,
  tone: 'sand',
  step: 1,
  caption: 'Le certificat négatif l’atteste : ce nom vous est réservé.',
  draw: (time) => {
    const come = settle(progress(time, 0.6, 1));
    const seal = progress(time, 2.5, 0.45);
    const hit = glide(seal);
    const shake = seal === 1 ? 5 * Math.exp(-9 * (time - 2.95)) * Math.cos(60 * (time - 2.95)) : 0;
    const text =
      fill(starPath([0, -186], 30), BRAND) +
      words('Cèdre et Fils', -98, { size: 46, font: 'display', x: 0 }) +
      [-30, 18, 66, 114]
        .map((y, place) =>
          line(
            `M-140 ${y}h${place === 3 ? 130 : 280}`,
            { tone: SAND, width: 10 },
            glide(progress(time, 1.2 + place * 0.22, 0.7)),
          ),
        )
        .join('');
    const stamp =
      fill('M-34 40v110l34-30 34 30V40z', WARM) +
      fill(starPath([0, 0], 92, 16), BRAND) +
      fill(starPath([0, 0], 50), TINT) +
      fill(starPath([0, 0], 20), PAPER);
    return (
      title(['Le certificat', 'négatif'], time) +
      group(sheet(420, 540) + text, {
        x: 360 + shake,
        y: 780 + between(160, 0, come),
        shown: come,
      }) +
      group(stamp, { x: 486, y: 960, size: between(2, 1, hit), shown: progress(time, 2.5, 0.15) })
    );
  },
};
