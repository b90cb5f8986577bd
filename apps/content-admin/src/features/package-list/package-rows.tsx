import type { ContentPackage } from '@tassis/contracts';
import { ActionDialog, type AskedAction } from '@tassis/dashboard';
import { Alert, Stack, VisuallyHidden } from '@tassis/design-system';
import { useRef, useState } from 'react';
import { useTexts } from '../../messages/packages/use-texts.ts';
import { useDrag } from '../../sortable/use-drag.ts';
import { useMovedFocus } from '../../sortable/use-moved-focus.ts';
import { PackageRow } from './package-row.tsx';
import styles from './package-rows.module.css';
import { useOrder } from './use-order.ts';

type PackageRowsProps = {
  packages: readonly ContentPackage[];
  /** Whether the rows can be moved: only when all packages are shown. */
  mayMove: boolean;
  onChange: () => void;
};

/** The rows of packages; when all are shown, they can be dragged or moved by buttons. */
export function PackageRows({ packages, mayMove, onChange }: PackageRowsProps) {
  const { list: texts, order: words } = useTexts();
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const [told, setTold] = useState('');
  const root = useRef<HTMLOListElement>(null);
  const focusOn = useMovedFocus(root);
  const order = useOrder(packages, onChange);
  const move = (from: number, to: number) => {
    const name = order.items[from]?.item.draft.name ?? '';
    order.move(from, to);
    setTold(words.moved(name, to + 1, order.items.length));
  };
  const drag = useDrag(move);
  return (
    <Stack gap="m">
      {order.failure === undefined ? null : (
        <Alert tone="critical" title={words.failed}>
          {order.failure}
        </Alert>
      )}
      <ol ref={root} className={styles['list']} aria-label={texts.label}>
        {order.items.map(({ key, item }, place) => (
          <li key={item.id} className={styles['item']} {...(mayMove && drag.target(place))}>
            <PackageRow
              item={item}
              onAsk={setAsked}
              onChange={onChange}
              moving={
                mayMove
                  ? {
                      handle: drag.handle(place),
                      buttons: `${key}`,
                      isFirst: place === 0,
                      isLast: place === order.items.length - 1,
                      onMove: (way) => {
                        move(place, way === 'up' ? place - 1 : place + 1);
                        focusOn({ key }, way);
                      },
                    }
                  : undefined
              }
            />
          </li>
        ))}
      </ol>
      <output>
        <VisuallyHidden>{told}</VisuallyHidden>
      </output>
      <ActionDialog
        action={asked}
        onDone={() => {
          setAsked(null);
          onChange();
        }}
        onCancel={() => setAsked(null)}
      />
    </Stack>
  );
}
