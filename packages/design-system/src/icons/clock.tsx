import { IconFrame, type IconProps } from './icon-frame.tsx';

export function ClockIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5.2l3.4 2" />
    </IconFrame>
  );
}
