import { IconFrame, type IconProps } from './icon-frame.tsx';

export function LogoutIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M14 4h5v16h-5M15 12H4M8 8l-4 4 4 4" />
    </IconFrame>
  );
}
