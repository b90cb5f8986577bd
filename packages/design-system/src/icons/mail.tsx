import { IconFrame, type IconProps } from './icon-frame.tsx';

export function MailIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M3.5 5.5h17v13h-17zM4 6l8 7 8-7" />
    </IconFrame>
  );
}
