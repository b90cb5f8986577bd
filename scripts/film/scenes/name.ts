import { BRAND, fill, group, INK, line, LIGHT, PAPER, starPath, title, words } from '../drawing.ts';
import { between, glide, progress, settle } from '../motion.ts';
import type { Scene } from './scene.ts';

const NAMES = ['Atlas Bois', 'Cèdre et Fils', 'Maison Cèdre'];
const PLATE = 'M-196-56h392a56 56 0 0 1 0 112h-392a56 56 0 0 1 0-112z';

/** Three names; the first is taken, the second is free. */
export const name: Scene = {
  length: 5,
  tone: 'limestone',
  step: 0,
  caption: 'Vous proposez trois noms ; le premier libre est à vous.',
  draw: (time) =>
    title(['Le nom'], time) +
    NAMES.map((text, place) => {
      const come = settle(progress(time, 0.7 + place * 0.18, 0.9));
      const isTaken = place === 0;
      const taken = isTaken ? glide(progress(time, 2, 0.6)) : 0;
      const chosen = place === 1 ? glide(progress(time, 2.7, 0.6)) : 0;
      const left = place === 2 ? glide(progress(time, 2.7, 0.6)) : 0;
      const star = place === 1 ? settle(progress(time, 2.9, 0.8)) : 0;
      const plate =
        fill(PLATE, PAPER, `stroke="${INK}" stroke-width="4"`) +
        group(fill(PLATE, BRAND, `stroke="${BRAND}" stroke-width="4"`), { shown: chosen }) +
        words(text, 17, { size: 48, font: 'display', x: 0, tone: chosen > 0.5 ? PAPER : INK }) +
        (isTaken ? line('M-150 0H150', { tone: INK, width: 4 }, taken) : '');
      const shown = come * (1 - 0.6 * taken - 0.6 * left);
      return (
        group(plate, {
          x: 360,
          y: 590 + place * 152 + between(120, 0, come),
          size: between(1, 1.06, chosen),
          shown,
        }) +
        group(fill(starPath([0, 0], 38), LIGHT), {
          x: 590,
          y: 690,
          size: star,
          turn: 90 * (1 - star),
        })
      );
    }).join(''),
};
