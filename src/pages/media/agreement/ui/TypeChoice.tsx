import {
  broadcastTypeChosen,
  broadcastTypeOrder,
  broadcastTypes,
  replacedDraftRestored,
  type BroadcastType,
} from '@/features/agreements';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { useAgreementDraft } from '../model/useAgreement';
import css from './TypeChoice.module.css';

const TYPE_FIELD = 'broadcastType';

/** The radio button of the chosen type, which gets the focus when the form opens below it. */
export const chosenType = () => document.querySelector<HTMLElement>(`input[name="${TYPE_FIELD}"]:checked`);

const typeDescriptions: Readonly<Record<BroadcastType, string>> = {
  Television: 'Live or delayed telecasts. The fee per contest depends on the delay.',
  'Internet Video':
    'Video streamed over the internet with one camera. Free for student broadcasts at regional and sub-state.',
  Audio: 'Radio or internet audio. Free of charge; the host manager approves the request.',
};

/** Another type resets the form; the replaced draft can be restored. `onApproach` runs on hover or focus, to prefetch. */
export function TypeChoice({ onApproach }: { onApproach: () => void }) {
  const { value, send } = useAgreementDraft();
  const { type: chosen, replaced } = value;
  const isOpen = chosen === null;

  return (
    <>
      <fieldset className={css.types} data-open={isOpen} onPointerEnter={onApproach}>
        <legend className={css.legend}>Type of broadcast</legend>
        {broadcastTypeOrder.map((type) => {
          const { name, shown } = broadcastTypes[type];
          const descriptionId = `type-${type.replace(' ', '-')}`;
          return (
            <label key={type} className={css.type}>
              <input
                type="radio"
                name={TYPE_FIELD}
                value={type}
                checked={type === chosen}
                onFocus={onApproach}
                aria-describedby={descriptionId}
                onChange={() => {
                  send(broadcastTypeChosen(type));
                }}
              />
              <span>
                <strong>{shown}</strong>
                {name.startsWith(shown) ? <span className="visually-hidden">{name.slice(shown.length)}</span> : null}
              </span>
              <span id={descriptionId} className={isOpen ? css.description : 'visually-hidden'} aria-hidden="true">
                {typeDescriptions[type]}
              </span>
            </label>
          );
        })}
      </fieldset>
      {isOpen ? (
        <p className={css.lead}>Choose a type to open the form. You’ll review every answer before you submit.</p>
      ) : null}
      {replaced === null ? null : (
        <Alert tone="info">
          <span>{`Changing the type starts a new form. You can restore what you entered for ${broadcastTypes[replaced.type].shown}. `}</span>
          <Button
            size="small"
            onClick={() => {
              send(replacedDraftRestored());
            }}
          >
            Restore it
          </Button>
        </Alert>
      )}
    </>
  );
}
