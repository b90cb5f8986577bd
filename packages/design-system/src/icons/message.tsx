import { IconFrame, type IconProps } from './icon-frame.tsx';

export function MessageIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 20l1.3-4A8 8 0 1 1 8.6 19z" />
      <path d="M8.5 11.5v0M12 11.5v0M15.5 11.5v0" />
    </IconFrame>
  );
}
