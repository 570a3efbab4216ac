import { nextSteps } from '../config/messages';
import css from './Approval.module.css';

interface NextStepsProps {
  isApproval: boolean;
  /** Afterwards both parties have been told already. */
  isDecided?: boolean;
}

/** What follows from either decision. */
export function NextSteps({ isApproval, isDecided = false }: NextStepsProps) {
  const { told, after } = isApproval ? nextSteps.approved : nextSteps.denied;
  return (
    <div className={css.next}>
      <h3>What happens next</h3>
      <ul>
        {isDecided ? null : <li>{told}</li>}
        <li>{after}</li>
      </ul>
    </div>
  );
}
