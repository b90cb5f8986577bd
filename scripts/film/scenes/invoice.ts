import {
  BRAND,
  fill,
  group,
  INK,
  line,
  PAPER,
  SAND,
  sheet,
  starPath,
  title,
  words,
} from '../drawing.ts';
import { between, glide, progress, settle } from '../motion.ts';
import type { Scene } from './scene.ts';

const TOTAL = 4800;
const STAMP =
  'M-150-50h300a14 14 0 0 1 14 14v72a14 14 0 0 1-14 14h-300a14 14 0 0 1-14-14v-72a14 14 0 0 1 14-14z';
const amount = (value: number) => Math.round(value).toLocaleString('fr-FR');

/** An invoice adds itself up, and is paid. */
export const invoice: Scene = {
  length: 5,
  tone: 'limestone',
  step: 5,
  caption: 'Et un matin, vous envoyez votre première facture.',
  draw: (time) => {
    const come = settle(progress(time, 0.6, 1));
    const sum = glide(progress(time, 1.5, 1.2));
    const paid = glide(progress(time, 3, 0.4));
    const rows = [2400, 1600, 800].map((value, place) => {
      const share = glide(progress(time, 1.2 + place * 0.25, 0.6));
      const y = -90 + place * 64;
      return (
        line(`M-160 ${y}h${150 - place * 26}`, { tone: SAND, width: 10 }, share) +
        group(words(amount(value), y + 12, { size: 34, x: 160, anchor: 'end' }), { shown: share })
      );
    });
    const text =
      fill(starPath([-138, -202], 24), BRAND) +
      words('Facture n° 1', -188, { size: 40, font: 'display', x: -100, anchor: 'start' }) +
      rows.join('') +
      line('M-160 104H160', { tone: INK, width: 4 }, sum) +
      words('Total', 164, { size: 34, x: -160, anchor: 'start', weight: 600 }) +
      words(`${amount(TOTAL * sum)} MAD`, 164, {
        size: 40,
        x: 160,
        anchor: 'end',
        font: 'display',
      });
    const stamp =
      fill(STAMP, PAPER, `stroke="${BRAND}" stroke-width="7"`) +
      words('Payée', 22, { size: 62, x: 0, font: 'display', tone: BRAND });
    return (
      title(['La première', 'facture'], time) +
      group(sheet(420, 520) + text, { x: 360, y: 770 + between(160, 0, come), shown: come }) +
      group(stamp, {
        x: 470,
        y: 1000,
        turn: -9,
        size: between(1.8, 1, paid),
        shown: progress(time, 3, 0.15),
      })
    );
  },
};
