import { useRef, useState } from 'react';
import { Button } from '@/shared/ui/Button';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { CopyButton } from '@/shared/ui/CopyButton';
import { CsvButton } from '@/shared/ui/CsvButton';
import { Dialog } from '@/shared/ui/Dialog';
import { DownloadButton } from '@/shared/ui/DownloadButton';
import { FileDrop } from '@/shared/ui/FileDrop';
import { Icon } from '@/shared/ui/Icon';
import { PrintButton } from '@/shared/ui/PrintButton';
import { Segmented } from '@/shared/ui/Segmented';
import { ShowMore } from '@/shared/ui/ShowMore';
import { LONG_NAME, noop, type Part } from '../specimen';

const tones = ['primary', 'secondary', 'quiet', 'danger'] as const;

function ConfirmExample({ isBusy = false }: { isBusy?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Open the dialog
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Delete assistant?"
        confirmLabel={isBusy ? 'Deleting…' : 'Delete'}
        busy={isBusy}
        onConfirm={noop}
        onCancel={() => {
          setIsOpen(false);
        }}
      >
        <p>Dana Whitfield leaves your staff list.</p>
      </ConfirmDialog>
    </>
  );
}

function SegmentedExample({ name, labels }: { name: string; labels: readonly string[] }) {
  const [value, setValue] = useState('0');
  const options = labels.map((label, index) => ({ value: String(index), label }));
  return <Segmented label="View" name={name} value={value} options={options} onChange={setValue} />;
}

function ShowMoreExample() {
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const names = ['Ana Ruiz', 'Kim Lee', 'Ray Ortiz'].slice(0, isWhole ? 3 : 1);
  return (
    <>
      <ul ref={list}>
        {names.map((name) => (
          <li key={name} tabIndex={-1}>
            {name}
          </li>
        ))}
      </ul>
      <ShowMore
        list={list}
        shown={1}
        hidden={isWhole ? 0 : 2}
        onShow={() => {
          setIsWhole(true);
        }}
      />
    </>
  );
}

export const actionParts: readonly Part[] = [
  {
    name: 'Button',
    specimens: [
      ...tones.map((tone) => ({
        state: tone,
        content: (
          <>
            <Button tone={tone}>Submit</Button>{' '}
            <Button tone={tone}>
              <Icon name="print" />
              Print
            </Button>{' '}
            <Button tone={tone} size="small">
              Small
            </Button>
          </>
        ),
      })),
      {
        state: 'disabled',
        content: (
          <>
            <Button disabled>Submit</Button>{' '}
            <Button tone="primary" disabled>
              Submit
            </Button>{' '}
            <Button tone="danger" disabled>
              Delete
            </Button>
          </>
        ),
      },
      {
        state: 'loading',
        content: (
          <Button tone="primary" aria-disabled>
            Saving…
          </Button>
        ),
      },
      { state: 'long text', content: <Button>Download the season of {LONG_NAME}</Button> },
    ],
  },
  {
    name: 'ConfirmDialog',
    specimens: [
      { state: 'default', content: <ConfirmExample /> },
      { state: 'loading', content: <ConfirmExample isBusy /> },
    ],
  },
  {
    name: 'CopyButton',
    specimens: [{ state: 'default', content: <CopyButton text="Good sports win." label="Copy the script" /> }],
  },
  {
    name: 'CsvButton',
    specimens: [
      {
        state: 'default',
        content: <CsvButton name="Schools" table={() => ({ columns: ['School'], rows: [['Hays High School']] })} />,
      },
    ],
  },
  {
    name: 'Dialog',
    specimens: [
      {
        state: 'default',
        content: (
          <Dialog open style={{ position: 'static' }}>
            A dialog’s content
          </Dialog>
        ),
      },
    ],
  },
  {
    name: 'DownloadButton',
    specimens: [
      {
        state: 'default',
        content: <DownloadButton download={() => Promise.resolve()}>Download CSV</DownloadButton>,
      },
      {
        state: 'error (press it)',
        content: (
          <DownloadButton download={() => Promise.reject(new Error('No connection'))}>Download CSV</DownloadButton>
        ),
      },
      {
        state: 'disabled',
        content: (
          <DownloadButton disabled download={() => Promise.resolve()}>
            Download CSV
          </DownloadButton>
        ),
      },
    ],
  },
  {
    name: 'FileDrop',
    specimens: [
      {
        state: 'default',
        content: <FileDrop label="Choose a CSV file, or drop it here" accept=".csv" onFile={noop} />,
      },
    ],
  },
  { name: 'PrintButton', specimens: [{ state: 'default', content: <PrintButton /> }] },
  {
    name: 'Segmented',
    specimens: [
      { state: 'default', content: <SegmentedExample name="short-view" labels={['Weeks', 'Month', 'List']} /> },
      { state: 'long text', content: <SegmentedExample name="long-view" labels={['Weeks', LONG_NAME, 'List']} /> },
    ],
  },
  { name: 'ShowMore', specimens: [{ state: 'default', content: <ShowMoreExample /> }] },
];
