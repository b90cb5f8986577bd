import { IconFrame, type IconProps } from './icon-frame.tsx';

export function MoreIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 5.5v.01M12 12v.01M12 18.5v.01" strokeWidth={2.75} />
    </IconFrame>
  );
}
