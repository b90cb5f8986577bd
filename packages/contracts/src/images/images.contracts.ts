import { createImage } from './create-image.ts';
import { getImage } from './get-image.ts';

export const imagesContracts = [createImage, getImage] as const;
