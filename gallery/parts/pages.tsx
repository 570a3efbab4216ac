import { Button } from '@/shared/ui/Button';
import { Fact, FactCard } from '@/shared/ui/FactCard';
import { Page } from '@/shared/ui/Page';
import { PageIndex } from '@/shared/ui/PageIndex';
import { Pager } from '@/shared/ui/Pager';
import { ScriptCard } from '@/shared/ui/ScriptCard';
import { LONG_NAME, LONG_TEXT, noop, type Part } from '../specimen';

export const pageParts: readonly Part[] = [
  {
    name: 'FactCard',
    specimens: [
      {
        state: 'default, with a missing fact and long text',
        content: (
          <FactCard heading="Organization" actions={<Button size="small">Edit</Button>}>
            <Fact label="Name" value={LONG_NAME} />
            <Fact label="Fax" value="" />
            <Fact label="Email" value="desk@courier.example" />
          </FactCard>
        ),
      },
    ],
  },
  {
    name: 'PageIndex',
    specimens: [
      {
        state: 'default',
        content: (
          <PageIndex
            label="Texts"
            groups={[{ heading: 'Announcements', parts: [{ id: 'welcome', title: LONG_NAME, seconds: 30 }] }]}
          >
            <p>The texts.</p>
          </PageIndex>
        ),
      },
    ],
  },
  {
    name: 'Page',
    specimens: [
      {
        state: 'default',
        content: (
          <Page title="Media Home" eyebrow="Council Grove Courier" lead={LONG_TEXT} actions={<Button>Edit</Button>}>
            <p>The content of the screen.</p>
          </Page>
        ),
      },
    ],
  },
  {
    name: 'Pager',
    specimens: [
      { state: 'first page', content: <Pager pageCount={20} page={0} onPage={noop} /> },
      { state: 'in the middle', content: <Pager pageCount={20} page={9} onPage={noop} /> },
      { state: 'last page', content: <Pager pageCount={2} page={1} onPage={noop} /> },
    ],
  },
  {
    name: 'ScriptCard',
    specimens: [
      {
        state: 'default',
        content: (
          <ScriptCard
            id="script"
            headingId="script-title"
            kind="Student PSA"
            title="Five Classes"
            level={3}
            facts={{ For: 'Radio and public address', Audience: 'Students' }}
            length="74 words, reads in 30 sec."
            actions={<Button size="small">Copy</Button>}
          >
            <p>{LONG_TEXT}</p>
          </ScriptCard>
        ),
      },
    ],
  },
];
