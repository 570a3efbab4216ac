import { createTransport } from 'nodemailer';
import type { Context } from '../context';
import { association } from '../lib/association';
import type { OutboxFolder } from './outboxFolder';

interface SendMailOptions {
  folder: OutboxFolder;
  now: () => Date;
  /** `smtp://user:password@host:587`; without it a mail is kept as a file only. */
  smtpUrl?: string | undefined;
  /** The sender; the association's media contact where nothing is said. */
  from?: string | undefined;
  /** How long a mail server may be silent, in ms. */
  patience?: number;
}

/**
 * Sends mails over SMTP where that is configured, and keeps each as a file. Without SMTP the file is the delivery; with it
 * the file is a copy, whose failure sends nothing again.
 */
export function createSendMail(options: SendMailOptions): Pick<Context, 'sendMail' | 'keepCopy'> {
  const { folder, now, smtpUrl, from, patience = 8000 } = options;
  if (smtpUrl === undefined) {
    return { sendMail: (mail, posting) => folder.keep(mail, posting, { sentAt: now(), delivered: false }) };
  }
  const timeouts = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  return {
    sendMail: async (mail, { id, queuedAt }) => {
      await transport.sendMail({
        from: from ?? { name: association.name, address: association.mediaEmail },
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        // The same at each attempt: where an answer was lost, the recipient's server knows the mail again.
        messageId: `<${queuedAt.replace(/\D/g, '')}.${String(id)}@${association.mediaEmail.split('@')[1] ?? 'localhost'}>`,
      });
    },
    keepCopy: (mail, posting) => folder.keep(mail, posting, { sentAt: now(), delivered: true }),
  };
}
