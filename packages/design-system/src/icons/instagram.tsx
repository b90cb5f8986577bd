import { IconFrame, type IconProps } from './icon-frame.tsx';

export function InstagramIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 4h16v16H4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M17 7v0" />
    </IconFrame>
  );
}
