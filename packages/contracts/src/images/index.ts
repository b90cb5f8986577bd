export { createImage } from './create-image.ts';
export { getImage } from './get-image.ts';
export type { Image } from './image.ts';
