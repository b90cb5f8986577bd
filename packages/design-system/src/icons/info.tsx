import { IconFrame, type IconProps } from './icon-frame.tsx';

export function InfoIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.6v0" />
    </IconFrame>
  );
}
