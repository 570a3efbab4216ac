export interface SearchSelectProps {
  /** The control's, to which its label belongs. */
  id: string;
  /** The label's text: the list of options is named by it. */
  label: string;
  name?: string;
  /** Empty for no choice. */
  value: string;
  options: readonly { value: string; label: string }[];
  /** What stands there without a choice; without one, a choice is always made. */
  prompt?: string;
  /** Ids of what describes the control. */
  describedBy?: string | undefined;
  isInvalid?: boolean;
  isRequired?: boolean;
  onBlur?: () => void;
  onChange: (value: string) => void;
}
