import { paths } from '@/shared/routes/paths';
import { LinkTabs } from '@/shared/ui/LinkTabs';
import { useSearchOrigin } from '../model/searchOrigin';
import css from './SchoolLinksBar.module.css';

const pages = [
  { label: 'Contact Information', to: paths.school },
  { label: 'Administration', to: paths.schoolAdmin },
  { label: 'Coaches and Sponsors', to: paths.schoolCoaches },
  { label: 'Superintendent', to: paths.schoolSuper },
];

export function SchoolLinksBar({ id }: { id: string }) {
  const { linkState } = useSearchOrigin();
  const links = pages.map(({ label, to }) => ({ label, to: to(id) }));
  return <LinkTabs label="School pages" links={links} state={linkState} className={css.bar} />;
}
