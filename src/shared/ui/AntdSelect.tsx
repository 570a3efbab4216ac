import { Select } from 'antd';
import 'antd-styles/AntdSelect.css';
import {
  startTransition,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
} from 'react';
import { foldText, includesWords } from '@/shared/lib/text';
import { AntdProvider } from './antd/AntdProvider';
import { Icon } from './Icon';
import css from './SearchSelect.module.css';

export interface SearchSelectProps {
  id: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  prompt?: string;
  describedBy?: string | undefined;
  isInvalid?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** What kind of value a browser may fill in by itself. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  onBlur?: () => void;
  onChange: (value: string) => void;
}

function NamedList({ label, children }: { label: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    frame.current?.querySelector('[role="listbox"]')?.setAttribute('aria-label', label);
  });
  return <div ref={frame}>{children}</div>;
}

/** Lists with more options than this are searched by typing. */
const LONG = 15;

// The placeholder option of an empty list; without any option, antd would mark a nonexistent one as active.
const NOTHING = '(nothing)';

// Stands for '': for that value, React would remove antd's text node, which throws if a browser's translator replaced it (GEN-28).
const EMPTY = '\u00a0';
const keyOf = (value: string): string => (value === '' ? EMPTY : value);

function found(options: SearchSelectProps['options'], typed: string): { value: string; label: string }[] {
  const query = foldText(typed);
  const matching = options.filter(({ label }) => includesWords(foldText(label), query));
  if (matching.length > 0) return matching;
  return [{ value: NOTHING, label: typed === '' ? 'Nothing to choose yet.' : 'Nothing found. Try fewer letters.' }];
}

/** A select; if it is long, users can search it for words in any order. */
export function AntdSelect(props: SearchSelectProps) {
  const {
    id,
    label,
    value,
    options,
    prompt,
    describedBy,
    isInvalid = false,
    isRequired,
    autoComplete = 'off',
    onChange,
  } = props;
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const matching = found(options, typed);
  const chosenId = `${id}-chosen`;
  const chosen = options.find((option) => option.value === value);
  // Makes the chosen option the field's description: otherwise, screen readers announce only an empty text box.
  const described = [describedBy, chosen === undefined ? undefined : chosenId].filter(Boolean).join(' ');

  // Sets the attribute on the element, because antd has no prop for it.
  useLayoutEffect(() => {
    document.getElementById(id)?.setAttribute('autocomplete', autoComplete);
  }, [id, autoComplete]);

  const showList = (next: boolean): void => {
    if (!next) setTyped('');
    // In a transition, because mounting the list takes 100 ms on a slow computer and would block the page.
    startTransition(() => setOpen(next));
  };

  return (
    <AntdProvider>
      <Select
        id={id}
        className={`${css.select} ${options.length === 0 ? css.empty : ''}`}
        value={chosen === undefined ? null : keyOf(value)}
        options={matching.map((option) => ({ ...option, value: keyOf(option.value) }))}
        // Without options, the prompt explains why, in the small type of hints. Otherwise, it is as large as in other selects.
        placeholder={
          prompt === undefined ? undefined : <span className={options.length === 0 ? 'hint' : ''}>{prompt}</span>
        }
        showSearch={options.length > LONG ? { filterOption: false, searchValue: typed, onSearch: setTyped } : false}
        suffix={<Icon shape="m2 7 10 10L22 7" />}
        virtual={false}
        listHeight={320}
        getPopupContainer={(control: HTMLElement) => control.parentElement ?? document.body}
        labelRender={() => <span id={chosenId}>{chosen?.label}</span>}
        popupRender={(list) => <NamedList label={label}>{list}</NamedList>}
        status={isInvalid ? 'error' : ''}
        aria-invalid={isInvalid}
        aria-required={isRequired}
        aria-describedby={described === '' ? undefined : described}
        disabled={props.isDisabled === true}
        {...(props.onBlur === undefined ? {} : { onBlur: props.onBlur })}
        open={isOpen}
        onOpenChange={showList}
        onKeyDown={({ key }) => {
          const [first] = matching;
          if (key !== 'Enter' || isOpen || typed === '' || first === undefined || first.value === NOTHING) return;
          // Chooses the first match at once: the list is still being mounted, and antd would only open it.
          onChange(first.value);
          showList(false);
        }}
        onChange={(next: string) => {
          if (next !== NOTHING) onChange(next === EMPTY ? '' : next);
        }}
      />
    </AntdProvider>
  );
}
