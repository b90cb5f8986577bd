import { IconFrame, type IconProps } from './icon-frame.tsx';

export function ShieldIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 3l7.5 2.8v5.4c0 4.7-3.2 8-7.5 9.8-4.3-1.8-7.5-5.1-7.5-9.8V5.8zM8.7 12l2.4 2.4 4.4-4.6" />
    </IconFrame>
  );
}
