import {
  ACCENT,
  BRAND,
  fill,
  group,
  line,
  SAND,
  sheet,
  starPath,
  title,
  words,
} from '../drawing.ts';
import { between, glide, progress, settle } from '../motion.ts';
import type { Scene } from './scene.ts';

const SIGNATURE =
  'M-150 176c30-70 62-70 52-14s-40 40-14-6 56-60 58-18-26 34-2 4 44-22 44 2 18 18 40-12 34-8 50 2';

/** Pages that are read together, then signed. */
export const statutes: Scene = {
  length: 5,
  tone: 'sand',
  step: 3,
  caption: 'Les statuts, relus avec vous article par article.',
  draw: (time) => {
    const pages = [-9, 7].map((turn, place) => {
      const come = settle(progress(time, 0.6 + place * 0.15, 1));
      return group(sheet(400, 520), {
        x: 360,
        y: 770 + between(180, 0, come),
        turn: turn * come,
        shown: come,
      });
    });
    const come = settle(progress(time, 0.9, 1));
    const articles = [-150, -50, 50].map((y, place) => {
      const read = glide(progress(time, 1.3 + place * 0.35, 0.6));
      return (
        fill(starPath([-138, y + 12], 16), BRAND, `opacity="${read}"`) +
        line(`M-100 ${y}h240`, { tone: SAND, width: 10 }, read) +
        line(`M-100 ${y + 30}h${place === 1 ? 190 : 150}`, { tone: SAND, width: 10 }, read)
      );
    });
    const text =
      words('Statuts', -196, { size: 44, font: 'display', x: -154, anchor: 'start' }) +
      articles.join('') +
      line('M-150 206H140', { tone: SAND, width: 4 }, glide(progress(time, 2.3, 0.5))) +
      line(SIGNATURE, { tone: ACCENT, width: 6 }, glide(progress(time, 2.7, 1.2)));
    return (
      title(['Les statuts'], time) +
      pages.join('') +
      group(sheet(400, 520) + text, { x: 360, y: 770 + between(180, 0, come), shown: come })
    );
  },
};
