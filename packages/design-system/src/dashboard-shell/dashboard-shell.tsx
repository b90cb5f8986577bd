import { useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronLeftIcon } from '../icons/chevron-left.tsx';
import { ChevronRightIcon } from '../icons/chevron-right.tsx';
import { SidebarIcon } from '../icons/sidebar.tsx';
import { PlainLink, type LinkComponent } from '../link/link-component.tsx';
import { CrumbContext } from './dashboard-crumb.ts';
import { DashboardDrawer } from './dashboard-drawer.tsx';
import { DashboardMenu, type DashboardMenuItem, type DashboardPerson } from './dashboard-menu.tsx';
import { DashboardTrail } from './dashboard-trail.tsx';
import { setBarHeight } from './set-bar-height.ts';
import { useFolded } from './use-folded.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import styles from './dashboard-shell.module.css';

/** All texts of the frame itself. */
export type DashboardShellTexts = {
  /** Accessible name of the sections' navigation. */
  navigation: string;
  /** The accessible name of the breadcrumbs: 'Fil d’Ariane'. */
  breadcrumbs: string;
  openMenu: string;
  closeMenu: string;
  collapse: string;
  expand: string;
  logout: string;
};

/** Props of {@link DashboardShell}. */
export type DashboardShellProps = {
  person: DashboardPerson;
  items: readonly DashboardMenuItem[];
  texts: DashboardShellTexts;
  /** The area's name, in the top bar and, on a narrow screen, on the menu button. */
  title: string;
  /** At the end of the top bar: a language switch, a search. */
  tools?: ReactNode;
  onLogout: () => void;
  LinkComponent?: LinkComponent;
  children: ReactNode;
};

/**
 * The frame of a signed-in area: a sidebar of 256 px that folds to 64 px (folded by default below 1280 px; the
 * browser stores the person's choice), a sticky top bar with breadcrumbs, and below 768 px a drawer. Renders no
 * `<main>` and no `<h1>`: the host and each DashboardPage have them.
 */
export function DashboardShell(props: DashboardShellProps) {
  const { person, items, texts, title, tools, onLogout, children } = props;
  const [collapsed, setCollapsed] = useFolded();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [crumb, setCrumb] = useState<string>();
  const LinkComponent = props.LinkComponent ?? PlainLink;
  const menu = {
    label: texts.navigation,
    person,
    items,
    logout: { text: texts.logout, onLogout },
    currentAs: crumb === undefined ? ('page' as const) : ('true' as const),
    LinkComponent,
  };
  const toggleText = collapsed ? texts.expand : texts.collapse;
  return (
    <div className={styles['root']}>
      <div className={classNames(styles['sidebar'], collapsed && styles['collapsed'])}>
        <div className={styles['rail']}>
          <DashboardMenu {...menu} compact={collapsed} />
          <Tooltip text={toggleText} side="end">
            <button
              type="button"
              className={styles['toggle']}
              aria-expanded={!collapsed}
              aria-label={toggleText}
              onClick={() => setCollapsed(!collapsed)}
            >
              {collapsed ? <ChevronRightIcon /> : <ChevronLeftIcon />}
            </button>
          </Tooltip>
        </div>
      </div>
      <div className={styles['column']}>
        <div className={styles['bar']} ref={setBarHeight}>
          <button
            type="button"
            className={styles['open']}
            aria-haspopup="dialog"
            aria-label={`${title}, ${texts.openMenu}`}
            onClick={() => setDrawerOpen(true)}
          >
            {/* Not the icon with three lines, which the site's own menu above has. */}
            <SidebarIcon />
            <span className={styles['area']}>{title}</span>
          </button>
          <DashboardTrail
            label={texts.breadcrumbs}
            area={title}
            section={items.find(({ current }) => current)}
            crumb={crumb}
            LinkComponent={LinkComponent}
          />
          {tools ? <div className={styles['tools']}>{tools}</div> : null}
        </div>
        <CrumbContext value={setCrumb}>{children}</CrumbContext>
      </div>
      <DashboardDrawer
        open={drawerOpen}
        onClose={() => setDrawerOpen(false)}
        label={texts.navigation}
        closeLabel={texts.closeMenu}
      >
        <DashboardMenu {...menu} onFollow={() => setDrawerOpen(false)} />
      </DashboardDrawer>
    </div>
  );
}
