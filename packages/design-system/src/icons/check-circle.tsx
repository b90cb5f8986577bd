import { IconFrame, type IconProps } from './icon-frame.tsx';

export function CheckCircleIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="m8 12.3 2.8 2.8L16 9.8" />
    </IconFrame>
  );
}
