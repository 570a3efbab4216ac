import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/routes';
import { noticeShown } from '@/shared/ui/notices';

/** Leads from a form whose save is complete back to the media home, which then says `text`. */
export function useLeaveSaved(): (text: string) => Promise<void> {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return async (text) => {
    dispatch(noticeShown({ tone: 'success', text, pathname: paths.mediaChange }));
    await navigate(paths.mediaChange);
  };
}
