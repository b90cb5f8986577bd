import type { Area } from '@tassis/platform';
import { useState } from 'react';
import { areaElement, type AreaSetting } from './area-element.tsx';

export { FakeApi, refusal } from './fake-api.ts';

/** One screen of an area over prepared answers, for its story; the host stands around it. */
export function AreaScreen({ area, ...setting }: AreaSetting & { area: Area }) {
  const [element] = useState(() => areaElement(area, setting).element);
  return element;
}

/** The parameters of a page of screens: each in a frame of its own, since a page has one session and one API. */
export function screenParameters(description: string) {
  return {
    layout: 'fullscreen',
    settings: false,
    docs: { description: { component: description }, story: { inline: false, height: '760px' } },
  };
}
