import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { PlainLink, type LinkComponent } from '../link/link-component.tsx';
import { SpinnerMark } from '../spinner/spinner.tsx';
import styles from './button.module.css';

type Look = {
  /** `primary` is the terracotta one: at most one a screen. */
  variant?: 'primary' | 'brand' | 'secondary' | 'quiet' | 'danger';
  size?: 's' | 'm' | 'l';
  /** Takes the whole width of its container. */
  wide?: boolean;
  /** On a dark band: quiet and secondary turn light. */
  onInk?: boolean;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

type AsButton = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> & {
    href?: never;
    /** Under way: keeps its place and focus, ignores presses, says `loadingText` if given. */
    loading?: boolean;
    loadingText?: string | undefined;
    ref?: Ref<HTMLButtonElement>;
  };

type AsLink = Look & {
  href: string;
  LinkComponent?: LinkComponent;
  target?: string;
  rel?: string;
  /** Saves the file instead of opening it, under this name if it has one. */
  download?: string;
  'aria-label'?: string;
  onClick?: () => void;
};

/** Props of {@link Button}. */
export type ButtonProps = AsButton | AsLink;

/** An action, or with `href` a link that looks like one. Renders a `<button type="button">` or an `<a>`. */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <ActionButton {...props} /> : <LinkButton {...props} />;
}

function ActionButton(props: AsButton) {
  const { look, rest } = splitLook(props);
  const { loading = false, loadingText, onClick, type = 'button', href: _, ...button } = rest;
  return (
    <button
      {...button}
      type={loading ? 'button' : type}
      className={look.className}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? undefined : onClick}
    >
      {loading ? <SpinnerMark /> : look.iconStart}
      <span>{loading && loadingText ? loadingText : look.children}</span>
      {loading ? null : look.iconEnd}
    </button>
  );
}

function LinkButton(props: AsLink) {
  const { look, rest } = splitLook(props);
  const { LinkComponent: Link = PlainLink, ...anchor } = rest;
  return (
    <Link {...anchor} className={look.className}>
      {look.iconStart}
      <span>{look.children}</span>
      {look.iconEnd}
    </Link>
  );
}

function splitLook<Props extends Look>(props: Props) {
  const {
    variant = 'secondary',
    size = 'm',
    wide = false,
    onInk = false,
    iconStart,
    iconEnd,
    className,
    children,
    ...rest
  } = props;
  const names = classNames(
    styles['root'],
    styles[variant],
    styles[size],
    wide && styles['wide'],
    onInk && styles['onInk'],
    className,
  );
  return { look: { className: names, iconStart, iconEnd, children }, rest };
}
