import { IconFrame, type IconProps } from './icon-frame.tsx';

export function ChevronsLeftIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m12 6-6 6 6 6M19 6l-6 6 6 6" />
    </IconFrame>
  );
}
