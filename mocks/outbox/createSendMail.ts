import { createTransport } from 'nodemailer';
import { association } from '../lib/association';
import type { SendMail } from '../mail';
import type { OutboxFolder } from './outboxFolder';

interface SendMailOptions {
  folder: OutboxFolder;
  now: () => Date;
  /** `smtp://user:password@host:587`; without it a mail is kept as a file only. */
  smtpUrl?: string | undefined;
  /** The sender; the association's media contact where nothing is said. */
  from?: string | undefined;
}

/** Someone waits for the answer of the call that caused the mail, so a silent mail server is given up soon. */
const PATIENCE_MS = 8000;

/**
 * Keeps every mail as a file, after it went out over SMTP where that is configured. A mail that SMTP refuses is not
 * kept: it waits in the database, whose next delivery tries again, and would otherwise be kept twice.
 */
export function createSendMail({ folder, now, smtpUrl, from }: SendMailOptions): SendMail {
  const transport =
    smtpUrl === undefined
      ? undefined
      : createTransport({
          url: smtpUrl,
          connectionTimeout: PATIENCE_MS,
          greetingTimeout: PATIENCE_MS,
          socketTimeout: PATIENCE_MS,
        });
  return async (mail) => {
    await transport?.sendMail({
      from: from ?? { name: association.name, address: association.mediaEmail },
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
    });
    await folder.keep(mail, now(), transport !== undefined);
  };
}
