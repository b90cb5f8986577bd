import { IconFrame, type IconProps } from './icon-frame.tsx';

export function RetryIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M20 12a8 8 0 1 1-2.5-5.8L20 8.5M20 4v4.5h-4.5" />
    </IconFrame>
  );
}
