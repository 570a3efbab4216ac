import { useEffect, useId, useRef } from 'react';
import { agreementTerms, type BroadcastType } from '@/features/agreements';
import { useViewState } from '@/shared/lib/view-state';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { PrintButton } from '@/shared/ui/printing';
import css from './Terms.module.css';
import { TermsText } from './TermsText';

/** The terms in a panel of their own: to scroll through, to read in full width, to print. */
export function Terms({ type }: { type: BroadcastType }) {
  const [isOpen, setOpen] = useViewState('agreement/terms', false);
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const titleId = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <section className={css.terms}>
      <div className={css.head}>
        <h3 id={headingId}>Terms</h3>
        <div className={css.tools}>
          <Button
            size="small"
            onClick={() => {
              setOpen(true);
            }}
          >
            Read in full
          </Button>
          <PrintButton>
            Print<span className="visually-hidden"> the terms</span>
          </PrintButton>
        </div>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <div className={css.panel} role="region" aria-labelledby={headingId} tabIndex={0}>
        <TermsText type={type} />
      </div>
      <Dialog
        ref={dialog}
        className={css.dialog}
        aria-labelledby={titleId}
        onCancel={(event) => {
          event.preventDefault();
          setOpen(false);
        }}
      >
        {isOpen ? (
          <>
            <div className={css.head}>
              <h2 id={titleId}>{agreementTerms[type].title}</h2>
              <div className={css.tools}>
                <PrintButton />
                <Button
                  size="small"
                  onClick={() => {
                    setOpen(false);
                  }}
                >
                  Close
                </Button>
              </div>
            </div>
            <TermsText type={type} />
          </>
        ) : null}
      </Dialog>
    </section>
  );
}
