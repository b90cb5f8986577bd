import { ACCENT, fill, group, LIGHT, LIMESTONE, starPath, title } from '../drawing.ts';
import { between, glide, progress, settle } from '../motion.ts';
import type { Scene } from './scene.ts';

/** The six stars of the steps come together as one. */
export const ending: Scene = {
  length: 4.4,
  tone: 'ink',
  caption: 'Le reste du temps, vous pensez à votre métier.',
  draw: (time) => {
    const leave = glide(progress(time, 3.6, 0.7));
    const together = glide(progress(time, 0.4, 1.6));
    const stars = [0, 1, 2, 3, 4, 5].map((place) => {
      const angle = ((place * 60 + 90 * together) * Math.PI) / 180;
      const away = between(330, 118, together);
      return fill(
        starPath([Math.cos(angle) * away, Math.sin(angle) * away], between(22, 58, together)),
        LIGHT,
      );
    });
    const heart = settle(progress(time, 1.7, 0.9));
    const all =
      group(stars.join(''), { x: 360, y: 800, turn: between(0, 30, together) }) +
      group(fill(starPath([0, 0], 62), ACCENT), {
        x: 360,
        y: 800,
        size: heart,
        turn: 90 * (1 - heart),
      }) +
      title(['L’esprit', 'libre.'], time - 0.6, { tone: LIMESTONE, top: 300 });
    return group(all, { shown: 1 - leave });
  },
};
