import type { ReactNode } from 'react';
import {
  LOADING_ATTRIBUTES,
  type ActionAttributes,
  type Face,
  type FaceVariant,
  type LinkAttributes,
} from '../button/face.ts';
import faceStyles from '../button/face.module.css';
import { classNames } from '../class-names.ts';
import { PlainLink } from '../link/link-component.tsx';
import { SpinnerMark } from '../spinner/spinner.tsx';
import styles from './icon-button.module.css';

type Look = Face & {
  /**
   * The accessible name, with the object when there are several: 'Télécharger la facture FAC-2026-000042'. A Tooltip
   * may show it.
   */
  label: string;
  icon: ReactNode;
  variant?: FaceVariant;
};

type AsButton = Look &
  Omit<ActionAttributes, 'aria-label' | 'aria-pressed'> & {
    /** Makes it a toggle button. Its label must not change: it names what is on. */
    pressed?: boolean;
  };

type AsLink = Look & LinkAttributes & { 'aria-describedby'?: string };

/** Props of {@link IconButton}. */
export type IconButtonProps = AsButton | AsLink;

/** A button with an icon only. Renders a `<button type="button">`, or with `href` an `<a>`. */
export function IconButton(props: IconButtonProps) {
  return props.href === undefined ? <ActionIcon {...props} /> : <LinkIcon {...props} />;
}

function ActionIcon(props: AsButton) {
  const { look, rest } = splitLook(props);
  const { pressed, loading = false, loadingText, type = 'button', href: _, ...button } = rest;
  return (
    <button
      {...button}
      type={type}
      {...(loading ? LOADING_ATTRIBUTES : undefined)}
      className={look.className}
      aria-label={loading && loadingText ? loadingText : look.label}
      aria-pressed={pressed}
    >
      {loading ? <SpinnerMark /> : look.icon}
    </button>
  );
}

function LinkIcon(props: AsLink) {
  const { look, rest } = splitLook(props);
  const { LinkComponent: Link = PlainLink, ...anchor } = rest;
  return (
    <Link {...anchor} className={look.className} aria-label={look.label}>
      {look.icon}
    </Link>
  );
}

function splitLook<Props extends Look>(props: Props) {
  const { label, icon, variant = 'quiet', size = 'm', onInk = false, className, ...rest } = props;
  const names = classNames(
    faceStyles['root'],
    faceStyles[variant],
    onInk && faceStyles['onInk'],
    styles['root'],
    styles[variant],
    styles[size],
    onInk && styles['onInk'],
    className,
  );
  return { look: { className: names, label, icon }, rest };
}
