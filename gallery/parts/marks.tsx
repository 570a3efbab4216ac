import { useDispatch } from 'react-redux';
import { useEffect } from 'react';
import { draftChanged, forDraft } from '@/shared/forms';
import { DraftMark } from '@/shared/ui/DraftMark';
import { Icon, type IconName } from '@/shared/ui/Icon';
import type { Part } from '../specimen';

const draft = { owner: 'gallery', form: 'gallery-mark', subject: '', volatile: true };

// `satisfies` makes type checking fail if an icon is missing here.
const icons = Object.keys({
  alert: true,
  check: true,
  close: true,
  copy: true,
  document: true,
  download: true,
  external: true,
  filter: true,
  info: true,
  mail: true,
  play: true,
  print: true,
  refresh: true,
  search: true,
  arrow: true,
} satisfies Record<IconName, true>) as IconName[];

function DraftMarkExample({ short = false }: { short?: boolean }) {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(
      forDraft(draft, draftChanged({ value: { name: 'Dana', email: 'dana@courier.example' }, changes: 2, knows: 0 })),
    );
  }, [dispatch]);
  return <DraftMark owner="gallery" forms={['gallery-mark']} short={short} />;
}

export const markParts: readonly Part[] = [
  {
    name: 'DraftMark',
    specimens: [
      { state: 'default', content: <DraftMarkExample /> },
      { state: 'short', content: <DraftMarkExample short /> },
    ],
  },
  {
    name: 'Icon',
    specimens: [
      {
        state: 'all',
        content: icons.map((name) => (
          <span key={name}>
            <Icon name={name} /> {name}{' '}
          </span>
        )),
      },
    ],
  },
];
