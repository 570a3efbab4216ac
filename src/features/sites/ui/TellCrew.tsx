import { useDeferredValue, useState } from 'react';
import { today } from '@/shared/lib/calendar-dates/calendarDate';
import { mailto } from '@/shared/lib/mailto';
import { useViewState } from '@/shared/lib/view-state';
import { Button, buttonClass } from '@/shared/ui/Button';
import { CopyButton } from '@/shared/ui/CopyButton';
import { Dialog } from '@/shared/ui/Dialog';
import { useModal } from '@/shared/ui/useModal';
import { DownloadButton } from '@/shared/ui/DownloadButton';
import { crewMessages as texts } from '../config/messages';
import { downloadSitesCalendar, type BoardRow } from '../model/seasonBoard';
import { eventMessages, personMessages, type CrewMessage } from '../model/crewMessages';

function ShareButton({ message, text }: { message: CrewMessage; text: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  const share = async (): Promise<void> => {
    setHasFailed(false);
    try {
      await navigator.share({ title: message.subject, text });
    } catch (error) {
      // An AbortError is no failure: the user closed the browser's share sheet.
      setHasFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  };
  return (
    <>
      <Button size="small" aria-label={`Share the message for ${message.name}`} onClick={() => void share()}>
        Share
      </Button>
      {hasFailed ? <span role="alert">{texts.shareFailed}</span> : null}
    </>
  );
}

interface MessageRowProps {
  message: CrewMessage;
  identifier: string;
  emails: ReadonlyMap<number, string>;
}

function MessageRow({ message, identifier, emails }: MessageRowProps) {
  const { name, about, to, subject, lines, rows } = message;
  const addresses = to.flatMap((id) => emails.get(id) ?? []);
  const mail = mailto({ to: addresses, subject, lines });
  const obstacle = addresses.length === 0 ? texts.noAddress : texts.tooLong;
  const text = [subject, '', ...lines].join('\n');
  return (
    <li className="row">
      <span>
        <strong>{name}</strong> <span className="quiet">{mail === undefined ? `${about} · ${obstacle}` : about}</span>
      </span>
      <span className="toolbar">
        {mail === undefined ? null : (
          <a className={buttonClass({ size: 'small' })} href={mail} aria-label={`Email ${name}`}>
            Email
          </a>
        )}
        <CopyButton text={text} label={`Copy the message for ${name}`} />
        {'share' in navigator ? <ShareButton message={message} text={text} /> : null}
        <DownloadButton download={() => downloadSitesCalendar(rows, identifier, `State sites: ${name}`)}>
          <span>Calendar</span>
          <span className="visually-hidden">{` for ${name}`}</span>
        </DownloadButton>
      </span>
    </li>
  );
}

interface TellCrewProps {
  rows: readonly BoardRow[];
  identifier: string;
  /** Email addresses by PersonID. */
  emails: ReadonlyMap<number, string>;
}

/** Offers prepared messages for the crew to email, copy, or share. The portal itself sends none of them (ATT-24). */
export function TellCrew({ rows, identifier, emails }: TellCrewProps) {
  const [isOpen, setIsOpen] = useViewState('sites/tellCrew', false);
  const dialog = useModal(isOpen);
  const close = (): void => setIsOpen(false);
  // Creates the messages only after the dialog has opened: those of a whole season would delay it.
  const isListed = useDeferredValue(isOpen) && isOpen;
  const source = { rows: isListed ? rows : [], today: today(), origin: window.location.origin };
  const lists = [
    { title: texts.people, messages: personMessages(source) },
    { title: texts.events, messages: eventMessages(source) },
  ];
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Tell the crew
      </Button>
      <Dialog ref={dialog} data-size="wide" aria-labelledby="tell-crew" onClose={close}>
        <div className="row">
          <h2 id="tell-crew">Tell the crew</h2>
          <Button size="small" onClick={close}>
            Close
          </Button>
        </div>
        <p className="quiet">{isListed && lists[0]?.messages.length === 0 ? texts.nobody : texts.advice}</p>
        {lists.map(({ title, messages }) =>
          messages.length === 0 ? null : (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <ul className="plain-list lines">
                {messages.map((message) => (
                  <MessageRow key={message.key} message={message} identifier={identifier} emails={emails} />
                ))}
              </ul>
            </section>
          ),
        )}
      </Dialog>
    </>
  );
}
