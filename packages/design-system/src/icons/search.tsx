import { IconFrame, type IconProps } from './icon-frame.tsx';

export function SearchIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </IconFrame>
  );
}
