export interface FileDropProps {
  /** The control's name, and what it shows. */
  label: string;
  /** As `<input accept>` has it. */
  accept: string;
  isDisabled?: boolean;
  onFile: (file: File) => void;
}
