import type { ButtonHTMLAttributes, Ref } from 'react';
import type { LinkComponent } from '../link/link-component.tsx';

/** The variants that Button and IconButton both have. */
export type FaceVariant = 'brand' | 'secondary' | 'quiet' | 'danger';

/** The look of a button. */
export type Face = {
  /** An IconButton `s` is 32 px, for dense tables; whatever is `m` takes 44 px, `l` 56 px. */
  size?: 's' | 'm' | 'l';
  /** On a dark band: quiet and secondary turn light. */
  onInk?: boolean;
  className?: string | undefined;
};

/** Attributes of a native button with a loading state. */
export type ActionAttributes = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'children'
> & {
  href?: never;
  /**
   * The action is running: the button keeps its size and focus, ignores presses and shows `loadingText`, if given (an
   * IconButton takes it as its name).
   */
  loading?: boolean;
  loadingText?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
};

/** Attributes of a link that looks like a button. */
export type LinkAttributes = {
  href: string;
  LinkComponent?: LinkComponent;
  target?: string;
  rel?: string;
  onClick?: () => void;
};

/** The attributes of a loading button. It is not `disabled`, because that would remove its focus. */
export const LOADING_ATTRIBUTES = {
  type: 'button',
  onClick: undefined,
  'aria-disabled': true,
  'aria-busy': true,
} as const;
