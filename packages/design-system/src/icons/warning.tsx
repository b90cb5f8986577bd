import { IconFrame, type IconProps } from './icon-frame.tsx';

export function WarningIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 4 21.5 20h-19zM12 10v4.5M12 17.3v0" />
    </IconFrame>
  );
}
