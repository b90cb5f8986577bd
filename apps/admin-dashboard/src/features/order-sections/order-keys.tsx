import { Shortcuts } from '@tassis/dashboard';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import { findSections } from './find-sections.ts';

/** The keys of an order's page: j and k move between its sections, e edits the one that has the focus. */
export function OrderKeys() {
  const { keys: texts } = useOrderTexts();
  return (
    <Shortcuts
      shortcuts={[
        { term: texts.next, keys: ['j'] },
        { term: texts.previous, keys: ['k'] },
        { term: texts.edit, keys: ['e'] },
      ]}
      findAction={({ key }) => ACTIONS[key]}
    />
  );
}

const ACTIONS: Readonly<Record<string, () => void>> = {
  j: () => move(1),
  k: () => move(-1),
  e: () => getCurrent()?.querySelector<HTMLElement>('[data-edit]')?.click(),
};

function move(step: 1 | -1) {
  const sections = findSections();
  const current = getCurrent();
  const index = current ? sections.indexOf(current) + step : 0;
  const section = sections[Math.min(Math.max(index, 0), sections.length - 1)];
  section?.focus({ preventScroll: true });
  section?.scrollIntoView();
}

/** The section that has the focus, or something in it. */
function getCurrent(): HTMLElement | undefined {
  return findSections().find((section) => section.contains(document.activeElement));
}
