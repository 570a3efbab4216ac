import { Icon } from '@/shared/ui/Icon';
import { siteMessages } from '../config/messages';
import css from './SelectionNote.module.css';

export function SelectionNote() {
  return (
    <p className={css.note}>
      <Icon name="info" />
      <span>{`${siteMessages.seventyTwoHours} ${siteMessages.noSelection}`}</span>
    </p>
  );
}
