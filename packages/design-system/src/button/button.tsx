import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { PlainLink } from '../link/link-component.tsx';
import { SpinnerMark } from '../spinner/spinner.tsx';
import {
  LOADING_ATTRIBUTES,
  type ActionAttributes,
  type Face,
  type FaceVariant,
  type LinkAttributes,
} from './face.ts';
import faceStyles from './face.module.css';
import styles from './button.module.css';

type Look = Face & {
  /** `primary` is the terracotta one: at most one a screen. */
  variant?: FaceVariant | 'primary';
  /** Takes the whole width of its container. */
  wide?: boolean;
};

type Content = { iconStart?: ReactNode; iconEnd?: ReactNode; children: ReactNode };

type AsButton = Look & Content & ActionAttributes;

type AsLink = Look &
  Content &
  LinkAttributes & {
    /** Saves the file instead of opening it, under this name if it has one. */
    download?: string;
    'aria-label'?: string | undefined;
    /** Marks the current page in a list of links. */
    'aria-current'?: 'page' | undefined;
  };

/** Props of {@link Button}. */
export type ButtonProps = AsButton | AsLink;

/** An action, or with `href` a link that looks like one. Renders a `<button type="button">` or an `<a>`. */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <ActionButton {...props} /> : <LinkButton {...props} />;
}

function ActionButton(props: AsButton) {
  const { className, content, rest } = splitLook(props);
  const { loading = false, loadingText, type = 'button', href: _, ...button } = rest;
  return (
    <button
      {...button}
      type={type}
      {...(loading ? LOADING_ATTRIBUTES : undefined)}
      className={className}
    >
      {loading ? <SpinnerMark /> : content.iconStart}
      <span>{loading && loadingText ? loadingText : content.children}</span>
      {loading ? null : content.iconEnd}
    </button>
  );
}

function LinkButton(props: AsLink) {
  const { className, content, rest } = splitLook(props);
  const { LinkComponent: Link = PlainLink, ...anchor } = rest;
  return (
    <Link {...anchor} className={className}>
      {content.iconStart}
      <span>{content.children}</span>
      {content.iconEnd}
    </Link>
  );
}

function splitLook<Props extends Look & Content>(props: Props) {
  const { variant, size, wide, onInk, className, iconStart, iconEnd, children, ...rest } = props;
  return {
    className: buttonClass({ variant, size, wide, onInk, className }),
    content: { iconStart, iconEnd, children },
    rest,
  };
}

/** The classes of a button, also for what only looks like one. */
export function buttonClass(look: { [Key in keyof Look]: Look[Key] | undefined }) {
  const { variant = 'secondary', size = 'm' } = look;
  return classNames(
    faceStyles['root'],
    faceStyles[variant],
    look.onInk && faceStyles['onInk'],
    styles['root'],
    styles[variant],
    styles[size],
    look.wide && styles['wide'],
    look.className,
  );
}
