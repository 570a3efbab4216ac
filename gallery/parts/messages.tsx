import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { useTellLoss } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Busy } from '@/shared/ui/busy';
import { Button } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { latePart } from '@/shared/ui/late-part';
import { Notices, noticeShown } from '@/shared/ui/notices';
import { PanelFrame } from '@/shared/ui/panel-frame';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { RequestProgress } from '@/shared/ui/request-progress';
import { SuccessPanel } from '@/shared/ui/success-panel';
import { UnfinishedNotice } from '@/shared/ui/unfinished-save';
import { UnreadNotice } from '@/shared/ui/unread-notice';
import { LONG_TEXT, noop, type Part } from '../specimen';

const tones = ['error', 'warning', 'success', 'info'] as const;
const NeverLoaded = latePart<object>(() => new Promise(noop));
const NotLoaded = latePart<object>(() => Promise.reject(new Error('No connection')));

const saveParts = [
  { name: 'person', label: 'Name' },
  { name: 'contact', label: 'E-mail' },
];

function NoticesExample() {
  const dispatch = useDispatch();
  return (
    <>
      <Button
        onClick={() => {
          dispatch(noticeShown({ tone: 'success', text: 'Your changes are saved.', pathname: '' }));
        }}
      >
        Show a notice
      </Button>
      <Notices />
    </>
  );
}

function UnreadExample() {
  useTellLoss('Staff', { value: [], unread: 2, partial: 1 });
  return <UnreadNotice />;
}

export const messageParts: readonly Part[] = [
  {
    folder: 'alert',
    specimens: [
      ...tones.map((tone) => ({ state: tone, content: <Alert tone={tone}>The sites could not be loaded.</Alert> })),
      {
        state: 'with an action, dismissible',
        content: (
          <Alert tone="info" action={<Link to="/login">Sign in</Link>} onDismiss={noop}>
            Your session ends in two minutes.
          </Alert>
        ),
      },
      {
        state: 'long text',
        content: (
          <Alert tone="warning" onDismiss={noop}>
            {LONG_TEXT}
          </Alert>
        ),
      },
    ],
  },
  {
    folder: 'busy',
    specimens: [
      {
        state: 'loading',
        content: (
          <Busy>
            <p>{LONG_TEXT}</p>
          </Busy>
        ),
      },
    ],
  },
  {
    folder: 'error-panel',
    specimens: [
      { state: 'default', content: <ErrorPanel heading="Uh-Oh!!">The service did not answer.</ErrorPanel> },
      {
        state: 'with a retry, long text',
        content: (
          <ErrorPanel heading="Uh-Oh!!" onRetry={noop}>
            {LONG_TEXT}
          </ErrorPanel>
        ),
      },
    ],
  },
  {
    folder: 'late-part',
    specimens: [
      {
        state: 'loading',
        content: (
          <NeverLoaded
            fallback={
              <Busy>
                <p>The form is on its way.</p>
              </Busy>
            }
          />
        ),
      },
      { state: 'error', content: <NotLoaded fallback={null} /> },
    ],
  },
  { folder: 'notices', specimens: [{ state: 'default (press it)', content: <NoticesExample /> }] },
  {
    folder: 'panel-frame',
    specimens: (['success', 'danger'] as const).map((tone) => ({
      state: tone,
      content: (
        <PanelFrame tone={tone}>
          <h3>A panel</h3>
          <p>{LONG_TEXT}</p>
        </PanelFrame>
      ),
    })),
  },
  {
    folder: 'part-boundary',
    specimens: [{ state: 'default', content: <PartBoundary>A part that works.</PartBoundary> }],
  },
  {
    folder: 'request-progress',
    specimens: [
      {
        state: 'loading',
        content: (
          // The transform keeps the fixed bar inside.
          <div style={{ transform: 'translate(0)', minBlockSize: '1rem' }}>
            <RequestProgress running />
          </div>
        ),
      },
    ],
  },
  {
    folder: 'success-panel',
    specimens: [
      {
        state: 'default',
        content: (
          <SuccessPanel heading="Your selections are saved" actions={<Button>Back to the activities</Button>}>
            <p>{LONG_TEXT}</p>
          </SuccessPanel>
        ),
      },
    ],
  },
  {
    folder: 'unfinished-save',
    specimens: [
      {
        state: 'error',
        content: (
          <UnfinishedNotice
            unfinished={{ step: 'contact', done: { person: 'saved' } }}
            failure={{ kind: 'timeout' }}
            parts={saveParts}
            onLeave={noop}
          />
        ),
      },
      {
        state: 'after a reload',
        content: (
          <UnfinishedNotice
            unfinished={{ step: 'contact', done: { person: 'saved' } }}
            failure={undefined}
            parts={saveParts}
            onLeave={noop}
          />
        ),
      },
    ],
  },
  { folder: 'unread-notice', specimens: [{ state: 'default', content: <UnreadExample /> }] },
];
