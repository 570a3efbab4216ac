import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { CardBone } from '@/shared/ui/CardBone';
import { EmptyCard } from '@/shared/ui/EmptyCard';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { LoadFailure } from '@/shared/ui/LoadFailure';
import { lazyComponent } from '@/shared/ui/lazyComponent';
import { Notices } from '@/shared/ui/Notices';
import { noticeShown } from '@/shared/ui/noticesSlice';
import { PanelFrame } from '@/shared/ui/PanelFrame';
import { PartBoundary } from '@/shared/ui/PartBoundary';
import { RequestProgress } from '@/shared/ui/RequestProgress';
import { Skeleton } from '@/shared/ui/Skeleton';
import { SuccessPanel } from '@/shared/ui/SuccessPanel';
import { LONG_TEXT, noop, type Part } from '../specimen';

const tones = ['error', 'warning', 'success', 'info'] as const;
const NeverLoaded = lazyComponent<object>(() => new Promise(noop));
const NotLoaded = lazyComponent<object>(() => Promise.reject(new Error('No connection')));

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

export const messageParts: readonly Part[] = [
  {
    name: 'Alert',
    specimens: [
      ...tones.map((tone) => ({ state: tone, content: <Alert tone={tone}>The sites could not be loaded.</Alert> })),
      {
        state: 'with an action, dismissible',
        content: (
          <Alert tone="info" action={<Link to="/login">Log in</Link>} onDismiss={noop}>
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
    name: 'Skeleton',
    specimens: [
      {
        state: 'loading',
        content: (
          <Skeleton>
            <p>{LONG_TEXT}</p>
          </Skeleton>
        ),
      },
    ],
  },
  {
    name: 'CardBone',
    specimens: [
      {
        state: 'loading',
        content: (
          <Skeleton>
            <CardBone />
          </Skeleton>
        ),
      },
    ],
  },
  {
    name: 'EmptyCard',
    specimens: [
      { state: 'default', content: <EmptyCard>No administrators are on record.</EmptyCard> },
      { state: 'with a heading', content: <EmptyCard heading="No sites yet">{LONG_TEXT}</EmptyCard> },
    ],
  },
  {
    name: 'ErrorPanel',
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
    name: 'LoadFailure',
    specimens: [
      { state: 'default', content: <LoadFailure what="your staff" error={{ kind: 'timeout' }} onRetry={noop} /> },
    ],
  },
  {
    name: 'lazyComponent',
    specimens: [
      {
        state: 'loading',
        content: (
          <NeverLoaded
            fallback={
              <Skeleton>
                <p>The form is on its way.</p>
              </Skeleton>
            }
          />
        ),
      },
      { state: 'error', content: <NotLoaded fallback={null} /> },
    ],
  },
  { name: 'Notices', specimens: [{ state: 'default (press it)', content: <NoticesExample /> }] },
  {
    name: 'PanelFrame',
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
    name: 'PartBoundary',
    specimens: [{ state: 'default', content: <PartBoundary>A part that works.</PartBoundary> }],
  },
  {
    name: 'RequestProgress',
    specimens: [
      {
        state: 'loading',
        content: (
          // The transform keeps the progress bar, which has a fixed position, inside this box.
          <div style={{ transform: 'translate(0)', minBlockSize: '1rem' }}>
            <RequestProgress running />
          </div>
        ),
      },
    ],
  },
  {
    name: 'SuccessPanel',
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
];
