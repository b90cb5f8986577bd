import { IconFrame, type IconProps } from './icon-frame.tsx';

export function PhoneIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M5 4h4l1.6 4.5-2.2 1.6a12 12 0 0 0 5.5 5.5l1.6-2.2L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z" />
    </IconFrame>
  );
}
