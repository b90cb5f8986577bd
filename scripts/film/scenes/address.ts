import { arch } from '../../../packages/design-system/src/illustrations/shapes.ts';
import { BRAND, colour, fill, group, INK, line, PAPER, TINT, title } from '../drawing.ts';
import { between, glide, land, progress, settle } from '../motion.ts';
import type { Scene } from './scene.ts';

const STREETS =
  'M-300-120L300 60M-300 90L300-150M-190-300L70 300M110-300L-130 300M-300 210L300 190M230-300L190 300';
const PIN = 'M0 0c-78-102-120-156-120-216a120 120 0 0 1 240 0c0 60-42 114-120 216z';

/** A pin falls on the map, and an envelope arrives there. */
export const address: Scene = {
  length: 5,
  tone: 'limestone',
  step: 2,
  caption: 'Le siège : une adresse à votre nom, sans bureau à louer.',
  draw: (time) => {
    const map = settle(progress(time, 0.5, 1));
    const fall = progress(time, 1.1, 0.7);
    const ring = progress(time, 1.65, 1.4);
    const letter = settle(progress(time, 2.5, 1));
    const town = `<clipPath id="town"><circle r="${260 * map}"/></clipPath><g clip-path="url(#town)"><circle r="260" fill="${TINT}"/>${line(STREETS, { tone: PAPER, width: 22 })}</g>`;
    const pin =
      fill(PIN, BRAND) +
      `<circle cy="-216" r="80" fill="${TINT}"/>` +
      group(fill(arch(0, 34, [56, 8]), INK), { y: -216 });
    const mail =
      fill(
        'M-92-62h184v124h-184z',
        PAPER,
        `stroke="${INK}" stroke-width="5" stroke-linejoin="round"`,
      ) + line('M-92-62L0 14L92-62', { tone: INK, width: 5 });
    return (
      title(['Le siège'], time) +
      group(town, { x: 360, y: 740 }) +
      group(
        `<ellipse rx="${160 * glide(ring)}" ry="${48 * glide(ring)}" fill="none" stroke="${BRAND}" stroke-width="5"/>`,
        {
          x: 360,
          y: 840,
          shown: ring > 0 ? 1 - ring : 0,
        },
      ) +
      group(`<ellipse rx="60" ry="16" fill="${colour('emerald-300')}"/>`, {
        x: 360,
        y: 840,
        shown: fall,
      }) +
      group(pin, {
        x: 360,
        y: 840 - between(560, 0, land(fall)),
        shown: progress(time, 1.1, 0.2),
      }) +
      group(mail, { x: between(860, 508, letter), y: 880, turn: between(14, -5, letter) })
    );
  },
};
