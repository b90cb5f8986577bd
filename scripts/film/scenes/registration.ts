import { arch, box, pill } from '../../../packages/design-system/src/illustrations/shapes.ts';
import { fill, group, INK, LIGHT, LIMESTONE, PAPER, starPath, title, WARM } from '../drawing.ts';
import { between, glide, land, progress, settle } from '../motion.ts';
import type { Scene } from './scene.ts';

const MERLON = 'v-8h5.75v-7h11.5v7h5.75v8';

/** An office building is built, and its star rises. */
export const registration: Scene = {
  length: 5,
  tone: 'emerald',
  step: 4,
  caption: 'Immatriculée au registre du commerce, elle existe.',
  draw: (time) => {
    const floor = settle(progress(time, 0.6, 0.7));
    const wall = glide(progress(time, 0.9, 0.9));
    const doors = settle(progress(time, 1.7, 0.8));
    const star = settle(progress(time, 2.3, 1.4));
    const merlons = [0, 1, 2, 3].map((place) => {
      const drop = progress(time, 1.6 + place * 0.12, 0.5);
      const d = `M${-46 + 23 * place}-18${MERLON}z`;
      return group(fill(d, INK), { y: between(-26, 0, land(drop)), shown: progress(drop, 0, 0.4) });
    });
    const house =
      group(fill(starPath([0, 0], 26, 16), WARM) + fill(starPath([0, 0], 14), LIMESTONE), {
        y: between(0, -64, star),
        turn: 90 * (1 - star),
        shown: progress(time, 2.3, 0.2),
      }) +
      `<clipPath id="built"><rect x="-50" y="${54 - 76 * wall}" width="100" height="80"/></clipPath><g clip-path="url(#built)">${fill(box([-46, -18], 92, 72), PAPER)}${fill(box([-46, -18], 92, 7), INK)}</g>` +
      merlons.join('') +
      [-31, 31].map((x) => group(fill(arch(x, 7, [28, 12]), LIGHT), { shown: doors })).join('') +
      group(fill(arch(0, 17, [0, -28]), INK) + fill(arch(0, 9, [0, -22]), LIGHT), {
        y: 54,
        size: doors,
      }) +
      group(fill(pill([-64, 53], 128, 5), INK), { size: 1, shown: floor });
    return (
      title(['L’immatriculation'], time, { tone: LIMESTONE, size: 74 }) +
      group(house, { x: 360, y: 820, size: 3.9 })
    );
  },
};
