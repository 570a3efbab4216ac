import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { signedOut } from '@/features/session';
import { paths } from '@/shared/routes';

/** Ends the session on the user's wish and goes to the home page (SES-14). */
export function useLogout(): () => void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return () => {
    dispatch(signedOut());
    void navigate(paths.home);
  };
}
