import { arch } from '../../packages/design-system/src/illustrations/shapes.ts';
import {
  BRAND,
  colour,
  fill,
  ground,
  group,
  HEIGHT,
  INK,
  LIGHT,
  LIMESTONE,
  starPath,
  WIDTH,
} from './drawing.ts';
import { glide, progress, settle } from './motion.ts';
import { address } from './scenes/address.ts';
import { certificate } from './scenes/certificate.ts';
import { ending } from './scenes/ending.ts';
import { invoice } from './scenes/invoice.ts';
import { name } from './scenes/name.ts';
import { opening } from './scenes/opening.ts';
import { registration } from './scenes/registration.ts';
import type { Scene } from './scenes/scene.ts';
import { statutes } from './scenes/statutes.ts';

const scenes: readonly Scene[] = [
  opening,
  name,
  certificate,
  address,
  statutes,
  registration,
  invoice,
  ending,
];

/** The duration of a door's opening to the next scene, in seconds. */
const OPENING = 0.9;
const STEPS = 6;

const GROUNDS: Record<Scene['tone'], string> = {
  ink: ground(INK, colour('ink-650')),
  limestone: ground(LIMESTONE, colour('limestone-400')),
  sand: ground(colour('limestone-200'), colour('limestone-400')),
  emerald: ground(BRAND, colour('emerald-500')),
};

/** The scenes with their start times, in seconds. */
export const timeline = scenes.map((scene, place) => ({
  scene,
  start: scenes.slice(0, place).reduce((sum, { length }) => sum + length, 0),
}));

/** The duration in seconds. */
export const filmLength = scenes.reduce((sum, { length }) => sum + length, 0);

/** One frame of the film as SVG. */
export function frameAt(time: number): string {
  const shown = timeline.filter(
    ({ scene, start }) => time >= start && time < start + scene.length + OPENING,
  );
  const layers = shown.map(({ scene, start }) => {
    const picture = GROUNDS[scene.tone] + scene.draw(time - start) + steps(scene, time - start);
    const share = glide(progress(time - start, 0, OPENING));
    return share === 1 || start === 0 ? picture : throughDoor(picture, share, start);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${layers.join('')}</svg>`;
}

/** The next scene, seen through a door that opens until it is the whole frame. */
function throughDoor(picture: string, share: number, start: number): string {
  const door = arch(0, 100, [400, 0]);
  const id = `door-${start}`;
  const size = 4 * share;
  return `<clipPath id="${id}"><path d="${door}" transform="translate(360 ${HEIGHT + 10 - 400 * size}) scale(${size})"/></clipPath><g clip-path="url(#${id})">${picture}</g>`;
}

/** One star for each step; completed ones are filled. */
function steps({ step, tone }: Scene, time: number): string {
  if (step === undefined) return '';
  const [done, open] = tone === 'emerald' ? [LIMESTONE, LIGHT] : [BRAND, colour('limestone-400')];
  return Array.from({ length: STEPS }, (_, place) => {
    const x = 360 + (place - (STEPS - 1) / 2) * 62;
    const share = place === step ? settle(progress(time, 0.5, 0.8)) : Number(place < step);
    return (
      group(`<path d="${starPath([0, 0], 13)}" fill="none" stroke="${open}" stroke-width="2.5"/>`, {
        x,
        y: 170,
      }) +
      group(fill(starPath([0, 0], 19), done), { x, y: 170, size: share, turn: 90 * (1 - share) })
    );
  }).join('');
}
