import { IconFrame, type IconProps } from './icon-frame.tsx';

export function ChevronLeftIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m15 6-6 6 6 6" />
    </IconFrame>
  );
}
