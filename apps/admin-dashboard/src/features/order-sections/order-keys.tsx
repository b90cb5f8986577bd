import { Shortcuts } from '@tassis/dashboard';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';

/** The keys of an order's page: j and k move between its sections, e edits the focused one. */
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

/** The section that has or contains the focus. */
function getCurrent(): HTMLElement | undefined {
  return findSections().find((section) => section.contains(document.activeElement));
}

/** The sections of the order with an id, from top to bottom. */
function findSections(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-order] section[id]')];
}
