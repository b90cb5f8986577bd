import { classNames } from '../class-names.ts';
import styles from './quote-block.module.css';

/** Props of {@link QuoteBlock}. */
export type QuoteBlockProps = {
  /** Without quotation marks, which the component draws. */
  quote: string;
  author?: string | undefined;
  /** The author's title: 'Fondatrice, Tassis'. */
  authorTitle?: string | undefined;
  /** `l`: alone on its band; `m`: among text. */
  size?: 'm' | 'l';
};

/** A quotation. Renders a `<figure>` with a `<blockquote>`. */
export function QuoteBlock({ quote, author, authorTitle, size = 'm' }: QuoteBlockProps) {
  return (
    <figure className={classNames(styles['root'], styles[size])}>
      <svg className={styles['mark']} viewBox="0 0 44 32" aria-hidden="true">
        <path d="M10 2l10 14-10 14L0 16zM34 2l10 14-10 14-10-14z" />
      </svg>
      <blockquote className={styles['quote']}>{quote}</blockquote>
      {author ? (
        <figcaption className={styles['source']}>
          <span className={styles['author']}>{author}</span>
          {authorTitle ? <span className={styles['title']}>{authorTitle}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
