import { IconFrame, type IconProps } from './icon-frame.tsx';

export function FacebookIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 4h16v16H4zM12 20v-9c0-2 1-3 4-3M9 13h6" />
    </IconFrame>
  );
}
