import { IconFrame, type IconProps } from './icon-frame.tsx';

export function ArrowDownIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 4v16M6 14l6 6 6-6" />
    </IconFrame>
  );
}
