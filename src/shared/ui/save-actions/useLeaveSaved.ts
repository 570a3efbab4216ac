import { useDispatch } from 'react-redux';
import { useNavigateHere } from '@/shared/lib/navigation';
import { paths } from '@/shared/routes';
import { noticeShown } from '@/shared/ui/notices';

/**
 * Leads from a form whose save is complete back to the media home, which then says `text`. Who has left the form is told
 * where they are (app/notices).
 */
export function useLeaveSaved(): (text: string) => void {
  const dispatch = useDispatch();
  const navigateHere = useNavigateHere();
  return (text) => {
    if (navigateHere(paths.mediaChange)) {
      dispatch(noticeShown({ tone: 'success', text, pathname: paths.mediaChange }));
    }
  };
}
