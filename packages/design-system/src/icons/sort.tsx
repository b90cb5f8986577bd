import { IconFrame, type IconProps } from './icon-frame.tsx';

export function SortIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m8 9.5 4-4 4 4M8 14.5l4 4 4-4" />
    </IconFrame>
  );
}
