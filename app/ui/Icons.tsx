/** Line icons on a grid of 24, in the current text color. The parent provides the accessible name. */
function Icon({ d, size = "size-6" }: { readonly d: string; readonly size?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`${size} shrink-0`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

export const BackIcon = () => <Icon d="M15 5l-7 7 7 7" />;
export const CloseIcon = () => <Icon d="M6 6l12 12M18 6L6 18" />;
export const UndoIcon = () => (
  <Icon d="M9 5.5H20a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H9L3 12zM12 9.5l5 5M17 9.5l-5 5" />
);
export const CameraIcon = () => (
  <Icon d="M4 8h3.5L9 5.5h6L16.5 8H20a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7" />
);
export const SoundIcon = ({ on = false }: { readonly on?: boolean }) => (
  <Icon
    d={`M4 9.5h3.5L12 5.5v13l-4.5-4H4z${on ? "M15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" : "M16 9.5l5 5M21 9.5l-5 5"}`}
  />
);
export const TickIcon = () => <Icon d="M5 13l4.5 4.5L19 7" />;
export const FlagIcon = () => <Icon d="M6 21V4M6 5h11l-2.5 4L17 13H6" />;
export const MoreIcon = () => <Icon d="M5 12h.01M12 12h.01M19 12h.01" />;
export const PencilIcon = () => <Icon d="M4 20l1-4.5L16.5 4a2 2 0 0 1 3 3L8.5 19z" />;
export const TonesIcon = ({ size }: { readonly size?: string }) => (
  <Icon
    d="M7 17v-6a5 5 0 0 1 10 0v6M4.5 17h15M10.5 20.5h3M12 3v2M3.5 8a9 9 0 0 1 2-3.5M20.5 8a9 9 0 0 0-2-3.5"
    {...(size && { size })}
  />
);
