import type { ContentPackage } from '@tassis/contracts';
import type { AskedAction } from '@tassis/dashboard';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  IconButton,
  Menu,
  MenuIcon,
  TextLink,
} from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { getPrice } from '@tassis/views';
import type { HTMLAttributes } from 'react';
import { useTexts } from '../../messages/packages/use-texts.ts';
import { editedPackage } from '../../package/edited-package.ts';
import { ownPaths } from '../../paths.ts';
import { PackageMarks } from './package-marks.tsx';
import styles from './package-rows.module.css';
import { usePackageContents } from './use-package-contents.ts';
import { usePackageActions } from './use-package-actions.ts';

type Moving = {
  handle: HTMLAttributes<HTMLElement>;
  /** The attribute by which the moved focus finds the buttons. */
  buttons: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (way: 'up' | 'down') => void;
};

type PackageRowProps = {
  item: ContentPackage;
  moving: Moving | undefined;
  onAsk: (action: AskedAction) => void;
  onChange: () => void;
};

/** A package with its states and actions. */
export function PackageRow({ item, moving, onAsk, onChange }: PackageRowProps) {
  const { list: texts, order: words } = useTexts();
  const locale = useLocale();
  const shown = item.status === 'published' ? item : editedPackage(item);
  const contents = usePackageContents(shown);
  const items = usePackageActions(item, { onAsk, onChange });
  return (
    <>
      {moving ? (
        <span className={styles['handle']} title={words.drag} {...moving.handle}>
          <MenuIcon />
        </span>
      ) : null}
      <div className={styles['texts']}>
        <h2 className={styles['name']}>
          <TextLink href={ownPaths.package(item.id)} LinkComponent={RouterLink}>
            {shown.name || shown.code}
          </TextLink>
        </h2>
        <p className={styles['facts']}>
          {shown.code} · {contents}
        </p>
        <PackageMarks item={item} />
      </div>
      <p className={styles['price']}>
        {formatMoney(locale, getPrice(shown))} <span>{texts.beforeTax}</span>
      </p>
      <div className={styles['actions']}>
        {moving ? (
          <>
            <IconButton
              data-move={`${moving.buttons} up`}
              label={words.up(shown.name)}
              icon={<ArrowUpIcon />}
              disabled={moving.isFirst}
              onClick={() => moving.onMove('up')}
            />
            <IconButton
              data-move={`${moving.buttons} down`}
              label={words.down(shown.name)}
              icon={<ArrowDownIcon />}
              disabled={moving.isLast}
              onClick={() => moving.onMove('down')}
            />
          </>
        ) : null}
        <Menu label={texts.actions(shown.name)} items={items} LinkComponent={RouterLink} />
      </div>
    </>
  );
}
