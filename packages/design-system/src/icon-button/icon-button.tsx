import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { PlainLink, type LinkComponent } from '../link/link-component.tsx';
import { SpinnerMark } from '../spinner/spinner.tsx';
import styles from './icon-button.module.css';

type Look = {
  /** Its name, with the object when there are several: 'Télécharger la facture FA-2026-00042'. A Tooltip may show it. */
  label: string;
  icon: ReactNode;
  variant?: 'brand' | 'secondary' | 'quiet' | 'danger';
  /** `s` is 32 px, for dense tables; `m` 44 px; `l` 56 px. */
  size?: 's' | 'm' | 'l';
  /** On a dark band: quiet and secondary turn light. */
  onInk?: boolean;
  className?: string | undefined;
};

type NativeButton = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'aria-pressed' | 'children' | 'className'
>;

type AsButton = Look &
  NativeButton & {
    href?: never;
    /** Makes it a toggle that is on or off. The label then stays the same: it names what is on. */
    pressed?: boolean;
    /** Under way: keeps its place and focus, ignores presses, is named `loadingText` if given. */
    loading?: boolean;
    loadingText?: string | undefined;
    ref?: Ref<HTMLButtonElement>;
  };

type AsLink = Look & {
  href: string;
  LinkComponent?: LinkComponent;
  target?: string;
  rel?: string;
  'aria-describedby'?: string;
  onClick?: () => void;
};

/** Props of {@link IconButton}. */
export type IconButtonProps = AsButton | AsLink;

/** An action that an icon alone says, where there is no room for words. Renders a `<button type="button">`, or with `href` an `<a>`. */
export function IconButton(props: IconButtonProps) {
  return props.href === undefined ? <ActionIcon {...props} /> : <LinkIcon {...props} />;
}

function ActionIcon(props: AsButton) {
  const { look, rest } = splitLook(props);
  const { pressed, loading = false, loadingText, onClick, href: _, ...button } = rest;
  const type = button.type ?? 'button';
  return (
    <button
      {...button}
      type={loading ? 'button' : type}
      className={look.className}
      aria-label={loading && loadingText ? loadingText : look.label}
      aria-pressed={pressed}
      aria-disabled={loading || button['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={loading ? undefined : onClick}
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
    styles['root'],
    styles[variant],
    styles[size],
    onInk && styles['onInk'],
    className,
  );
  return { look: { className: names, label, icon }, rest };
}
