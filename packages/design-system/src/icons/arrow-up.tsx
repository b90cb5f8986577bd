import { IconFrame, type IconProps } from './icon-frame.tsx';

export function ArrowUpIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 20V4M6 10l6-6 6 6" />
    </IconFrame>
  );
}
