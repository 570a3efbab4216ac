import { Select } from 'antd';
import 'antd-styles/search-select.css';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { foldText, includesWords } from '@/shared/lib/text';
import { AntdProvider } from '@/shared/ui/antd';
import css from './SearchSelect.module.css';
import type { SearchSelectProps } from './searchSelectProps';

/** antd leaves the list of options without a name. */
function NamedList({ label, children }: { label: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    frame.current?.querySelector('[role="listbox"]')?.setAttribute('aria-label', label);
  });
  return <div ref={frame}>{children}</div>;
}

const matches = (typed: string, option?: { label: string }): boolean =>
  includesWords(foldText(option?.label ?? ''), foldText(typed));

/** antd's Select, searched by any words in any order, its list beside it in the document. */
export function AntdSelect(props: SearchSelectProps) {
  const { id, label, value, options, prompt, describedBy, isInvalid = false, isRequired, onBlur, onChange } = props;
  const chosenId = `${id}-chosen`;
  const hasChoice = options.some((option) => option.value === value);
  // antd shows the choice beside an empty text box: only by describing it does a reader hear what is chosen.
  const described = [describedBy, hasChoice ? chosenId : undefined].filter(Boolean).join(' ');
  return (
    <AntdProvider>
      <Select
        id={id}
        className={css.select ?? ''}
        value={hasChoice ? value : null}
        options={[...options]}
        placeholder={prompt}
        showSearch={{ filterOption: matches }}
        virtual={false}
        listHeight={320}
        getPopupContainer={(control: HTMLElement) => control.parentElement ?? document.body}
        labelRender={({ label: chosen }) => <span id={chosenId}>{chosen}</span>}
        popupRender={(list) => <NamedList label={label}>{list}</NamedList>}
        notFoundContent="Nothing found. Try fewer letters."
        status={isInvalid ? 'error' : ''}
        aria-invalid={isInvalid}
        aria-required={isRequired}
        aria-describedby={described === '' ? undefined : described}
        {...(onBlur === undefined ? {} : { onBlur })}
        onChange={(chosen: string) => {
          onChange(chosen);
        }}
      />
    </AntdProvider>
  );
}
