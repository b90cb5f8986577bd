import { IconFrame, type IconProps } from './icon-frame.tsx';

export function ChevronsRightIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m12 6 6 6-6 6M5 6l6 6-6 6" />
    </IconFrame>
  );
}
