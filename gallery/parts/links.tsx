import { BackLink } from '@/shared/ui/BackLink';
import { DataLink } from '@/shared/ui/DataLink';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import { LinkTabs } from '@/shared/ui/LinkTabs';
import { MediaEmail } from '@/shared/ui/MediaEmail';
import { PhoneLink } from '@/shared/ui/PhoneLink';
import { PostalAddress } from '@/shared/ui/PostalAddress';
import { ReportLink } from '@/shared/ui/ReportLink';
import { LONG_NAME, type Part } from '../specimen';

const address = { street: '12 Elm St', city: 'Cottonwood Falls', state: 'KS', zip: '668451234' };

export const linkParts: readonly Part[] = [
  {
    name: 'BackLink',
    specimens: [
      {
        state: 'default',
        content: (
          <BackLink to="/" steps={undefined}>
            ← Back to the listing
          </BackLink>
        ),
      },
    ],
  },
  {
    name: 'DataLink',
    specimens: [
      { state: 'default', content: <DataLink value="https://www.courier.example" /> },
      { state: 'e-mail', content: <DataLink value="desk@courier.example" /> },
      { state: 'unsafe, shown as text', content: <DataLink value="javascript:void(0)" /> },
      { state: 'long text', content: <DataLink value={`https://www.courier.example/${'season/'.repeat(30)}`} /> },
    ],
  },
  {
    name: 'ExternalLink',
    specimens: [
      { state: 'default', content: <ExternalLink href="https://www.nfhs.example">National PSAs</ExternalLink> },
      {
        state: 'with a kind',
        content: (
          <ExternalLink href="https://www.nfhs.example" kind="PDF">
            Manual
          </ExternalLink>
        ),
      },
      {
        state: 'long text',
        content: (
          <ExternalLink href="https://www.nfhs.example" kind="PDF">
            {LONG_NAME}
          </ExternalLink>
        ),
      },
    ],
  },
  {
    name: 'LinkTabs',
    specimens: [
      {
        state: 'default',
        content: (
          <LinkTabs
            label="School"
            className={undefined}
            links={[
              { to: '/', label: 'Contact Information' },
              { to: '/school-directory/admin/1', label: 'Administration' },
              { to: '/school-directory/super/1', label: 'Superintendent' },
            ]}
          />
        ),
      },
    ],
  },
  {
    name: 'PhoneLink',
    specimens: [
      { state: 'default', content: <PhoneLink phone="6205550190" /> },
      { state: 'not a number', content: <PhoneLink phone="ask at the gate" /> },
    ],
  },
  {
    name: 'PostalAddress',
    specimens: [
      { state: 'default', content: <PostalAddress address={address} /> },
      { state: 'with a map', content: <PostalAddress address={address} map /> },
      {
        state: 'incomplete',
        content: <PostalAddress address={{ street: '', city: 'Wamego', state: '', zip: '' }} map />,
      },
    ],
  },
  {
    name: 'MediaEmail',
    specimens: [{ state: 'default', content: <MediaEmail /> }],
  },
  {
    name: 'ReportLink',
    specimens: [
      {
        state: 'default',
        content: <ReportLink name="Council Grove Courier" facts={[{ label: 'Phone', value: '620-555-0118' }]} />,
      },
    ],
  },
];
