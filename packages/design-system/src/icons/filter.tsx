import { IconFrame, type IconProps } from './icon-frame.tsx';

export function FilterIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 7h16M7 12h10M10 17h4" />
    </IconFrame>
  );
}
