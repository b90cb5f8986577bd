import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronLeftIcon } from '../icons/chevron-left.tsx';
import { ChevronRightIcon } from '../icons/chevron-right.tsx';
import { ChevronsLeftIcon } from '../icons/chevrons-left.tsx';
import { ChevronsRightIcon } from '../icons/chevrons-right.tsx';
import { PlainLink, type LinkComponent } from '../link/link-component.tsx';
import frame from './pagination.module.css';
import styles from './cursor-pagination.module.css';

/** An address; `null` at the end of the list; `undefined` when the list does not offer this step. */
type StepHref = string | null | undefined;

/** Props of {@link CursorPagination}. */
export type CursorPaginationProps = {
  /** Names the navigation: 'Pages de la liste des commandes'. */
  label: string;
  start?: StepHref;
  previous: StepHref;
  next: StepHref;
  end?: StepHref;
  texts: { start?: string; previous: string; next: string; end?: string };
  /** 'Plus de 1 000 commandes'. */
  summary?: string | undefined;
  LinkComponent?: LinkComponent;
};

/**
 * Pagination by cursors, without page numbers: links to the previous and next page, and to the ends if the list
 * offers them. One line at any width.
 */
export function CursorPagination(props: CursorPaginationProps) {
  const { label, start, previous, next, end, texts, summary } = props;
  const Link = props.LinkComponent ?? PlainLink;
  const hasSteps = Boolean(previous ?? next ?? start ?? end);
  if (!hasSteps && !summary) return null;
  const crowded = start !== undefined || end !== undefined;
  return (
    <nav aria-label={label} className={frame['root']}>
      {summary ? <p className={frame['summary']}>{summary}</p> : null}
      {hasSteps ? (
        <ul className={classNames(frame['pages'], crowded && styles['roomless'])}>
          <Step href={start} text={texts.start} Link={Link} before={<ChevronsLeftIcon />} bare />
          <Step href={previous} text={texts.previous} Link={Link} before={<ChevronLeftIcon />} />
          <Step href={next} text={texts.next} Link={Link} after={<ChevronRightIcon />} />
          <Step href={end} text={texts.end} Link={Link} after={<ChevronsRightIcon />} bare />
        </ul>
      ) : null}
    </nav>
  );
}

type StepProps = {
  href: StepHref;
  text: string | undefined;
  Link: LinkComponent;
  before?: ReactNode;
  after?: ReactNode;
  /** Shows the icon only at every width; the text is its accessible name. */
  bare?: boolean;
};

function Step({ href, text = '', Link, before, after, bare = false }: StepProps) {
  if (href === undefined) return null;
  const label = bare ? null : <span className={styles['text']}>{text}</span>;
  return (
    <li className={after ? styles['onward'] : undefined}>
      {href === null ? (
        <span className={classNames(styles['step'], styles['off'])} aria-hidden="true">
          {before}
          {label}
          {after}
        </span>
      ) : (
        <Link href={href} className={styles['step']} aria-label={bare ? text : undefined}>
          {before}
          {label}
          {after}
        </Link>
      )}
    </li>
  );
}
