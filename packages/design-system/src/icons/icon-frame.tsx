import type { ReactNode } from 'react';

/**
 * Props of every icon: `size` in pixels at a font size of 16 px, with which it scales (default 20), and a `title` if
 * there is no text beside it.
 */
export type IconProps = {
  size?: number;
  title?: string | undefined;
  className?: string | undefined;
};

/** A 24-unit drawing in the colour of the text around it; hidden from assistive technology unless titled. */
export function IconFrame({
  size = 20,
  title,
  className,
  children,
}: IconProps & { children: ReactNode }) {
  const length = `${size / 16}rem`;
  return (
    <svg
      className={className}
      width={length}
      height={length}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}
