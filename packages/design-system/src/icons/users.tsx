import { IconFrame, type IconProps } from './icon-frame.tsx';

export function UsersIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.5 19.5c.6-3.5 3.2-5.3 6.5-5.3s5.9 1.8 6.5 5.3M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.7c2.2.6 3.6 2.2 4 4.8" />
    </IconFrame>
  );
}
