import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { signedOut } from '@/features/session';
import { paths } from '@/shared/routes';

export function useLogout(): () => void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return () => {
    dispatch(signedOut());
    void navigate(paths.home);
  };
}
