import { createTransport } from 'nodemailer';
import type { Context } from '../context';
import { config } from '@/shared/config/config';
import type { OutboxFolder } from './outboxFolder';

interface SendMailOptions {
  folder: OutboxFolder;
  now: () => Date;
  /** If missing, emails are only stored as files. */
  smtpUrl?: string | undefined;
  from?: string | undefined;
  /** How long, in ms, a mail server may stay silent. */
  timeoutMs?: number;
  /** How long, in ms, a whole delivery may take, even if the mail server keeps responding. */
  deadlineMs?: number;
}

/** Without SMTP, storing an email as a file is the delivery. With SMTP, the file is a copy; if storing it fails, nothing is resent. */
export function createSendMail(options: SendMailOptions): Pick<Context, 'sendMail' | 'keepCopy'> {
  const { folder, now, smtpUrl, from, timeoutMs = 8000, deadlineMs = 30_000 } = options;
  if (smtpUrl === undefined) {
    return { sendMail: (mail, queueEntry) => folder.keep(mail, queueEntry, { sentAt: now(), delivered: false }) };
  }
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  return {
    sendMail: async (mail, { id, queuedAt }) => {
      await transport.sendMail({
        from: from ?? { name: config.association.name, address: config.association.mediaEmail },
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        signal: AbortSignal.timeout(deadlineMs),
        // Stays the same on each attempt, so that the recipient's server recognizes a duplicate.
        messageId: `<${queuedAt.replace(/\D/g, '')}.${String(id)}@${config.association.mediaEmail.split('@')[1] ?? 'localhost'}>`,
      });
    },
    keepCopy: (mail, queueEntry) => folder.keep(mail, queueEntry, { sentAt: now(), delivered: true }),
  };
}
