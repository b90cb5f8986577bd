import type { Area } from '@tassis/platform';
import { useState } from 'react';
import { areaElement, type AreaSetting } from './area-element.tsx';

export { FakeApi, refusal } from './fake-api.ts';

/** One screen of an area over prepared answers, for its story; the host stands around it. */
export function AreaScreen({ area, ...setting }: AreaSetting & { area: Area }) {
  const [element] = useState(() => areaElement(area, setting).element);
  return element;
}
