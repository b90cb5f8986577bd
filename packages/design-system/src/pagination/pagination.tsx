import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronLeftIcon } from '../icons/chevron-left.tsx';
import { ChevronRightIcon } from '../icons/chevron-right.tsx';
import { ChevronsRightIcon } from '../icons/chevrons-right.tsx';
import { PlainLink, type LinkComponent } from '../link/link-component.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

/** Props of {@link Pagination}. Pages count from 1. */
export type PaginationProps = {
  /** Names the navigation: 'Pages de la liste des commandes'. */
  label: string;
  page: number;
  pageCount: number;
  toHref: (page: number) => string;
  texts: {
    previous: string;
    next: string;
    page: (page: number) => string;
    /** 'Aller à la fin', with `beyond`. */
    end?: string;
  };
  /** The links beyond the numbered pages: the next page after the last one, and the end of the list. */
  beyond?: { next: string | null; end: string } | undefined;
  /** 'Résultats 21 à 40 sur 134'. */
  summary?: string | undefined;
  LinkComponent?: LinkComponent;
};

/**
 * Links to the pages of a list; as addresses they work in a new tab and without script. In a narrow container one
 * line: previous, current, next.
 */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, toHref, texts, summary, beyond } = props;
  const Link = props.LinkComponent ?? PlainLink;
  const next = page < pageCount ? toHref(page + 1) : (beyond?.next ?? undefined);
  if (pageCount <= 1 && !summary) return null;
  return (
    <nav aria-label={label} className={styles['root']}>
      {summary ? <p className={styles['summary']}>{summary}</p> : null}
      {pageCount > 1 ? (
        <ul className={styles['pages']}>
          <li className={styles['end']}>
            <Step href={page > 1 ? toHref(page - 1) : undefined} label={texts.previous} Link={Link}>
              <ChevronLeftIcon />
            </Step>
          </li>
          {pageWindow(page, pageCount).map((entry) => (
            <li key={entry.key} className={styles['wide']}>
              {entry.page === null ? (
                <span className={styles['gap']}>…</span>
              ) : (
                <Link
                  href={toHref(entry.page)}
                  className={styles['page']}
                  aria-label={texts.page(entry.page)}
                  aria-current={entry.page === page ? 'page' : undefined}
                >
                  {entry.page}
                </Link>
              )}
            </li>
          ))}
          <li className={styles['narrow']}>
            {texts.page(page)} / {pageCount}
          </li>
          <li className={styles['end']}>
            <Step href={next} label={texts.next} Link={Link}>
              <ChevronRightIcon />
            </Step>
          </li>
          {beyond ? (
            <li className={styles['end']}>
              <Step href={beyond.end} label={texts.end ?? ''} Link={Link}>
                <ChevronsRightIcon />
              </Step>
            </li>
          ) : null}
        </ul>
      ) : null}
    </nav>
  );
}

type StepProps = {
  href: string | undefined;
  label: string;
  Link: LinkComponent;
  children: ReactNode;
};

function Step({ href, label, Link, children }: StepProps) {
  if (href === undefined) {
    return (
      <span className={classNames(styles['page'], styles['off'])} aria-hidden="true">
        {children}
      </span>
    );
  }
  return (
    <Link href={href} className={styles['page']} aria-label={label}>
      {children}
    </Link>
  );
}
