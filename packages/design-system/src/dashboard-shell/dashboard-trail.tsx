import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { classNames } from '../class-names.ts';
import { ChevronRightIcon } from '../icons/chevron-right.tsx';
import type { LinkComponent } from '../link/link-component.tsx';
import type { DashboardMenuItem } from './dashboard-menu.tsx';
import styles from './dashboard-trail.module.css';

type DashboardTrailProps = {
  label: string;
  area: string;
  section: DashboardMenuItem | undefined;
  /** The page below the section, if it is not the section itself. */
  crumb: string | undefined;
  LinkComponent: LinkComponent;
};

/** Breadcrumbs: the area, the section, the page below it. On a phone the way back to the section only. */
export function DashboardTrail(props: DashboardTrailProps) {
  const { label, area, section, crumb, LinkComponent } = props;
  const isUnder = section !== undefined && crumb !== undefined;
  const current = crumb ?? section?.label ?? area;
  const first = isUnder ? section.label : current;
  return (
    <div className={classNames(styles['root'], !isUnder && styles['alone'])}>
      {first === area ? null : (
        <span className={styles['area']}>
          {area}
          <ChevronRightIcon size={16} />
        </span>
      )}
      <Breadcrumbs
        label={label}
        items={isUnder ? [{ text: section.label, href: section.back ?? section.href }] : []}
        current={current}
        LinkComponent={LinkComponent}
      />
    </div>
  );
}
