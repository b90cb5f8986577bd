import type { ButtonHTMLAttributes, Ref } from 'react';
import type { LinkComponent } from '../link/link-component.tsx';

/** The variants that Button and IconButton both have. */
export type FaceVariant = 'brand' | 'secondary' | 'quiet' | 'danger';

/** How a button looks, whatever is on it. */
export type Face = {
  /** An IconButton `s` is 32 px, for dense tables; whatever is `m` takes 44 px, `l` 56 px. */
  size?: 's' | 'm' | 'l';
  /** On a dark band: quiet and secondary turn light. */
  onInk?: boolean;
  className?: string | undefined;
};

/** What a native button takes that may be under way. */
export type ActionAttributes = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'children'
> & {
  href?: never;
  /** Under way: keeps its place and focus, ignores presses, says `loadingText` (or is named so) if given. */
  loading?: boolean;
  loadingText?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
};

/** What a link takes that looks like a button. */
export type LinkAttributes = {
  href: string;
  LinkComponent?: LinkComponent;
  target?: string;
  rel?: string;
  onClick?: () => void;
};

/** Instead of what a button does while it is under way. Not `disabled`: that would take its focus. */
export const UNDER_WAY = {
  type: 'button',
  onClick: undefined,
  'aria-disabled': true,
  'aria-busy': true,
} as const;
