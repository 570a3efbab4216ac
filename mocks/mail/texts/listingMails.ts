import type { Mail } from '../../context';
import { config } from '@/shared/config/config';
import { oneLine, paragraphs } from './paragraphs';

interface Requested {
  email: string;
  firstName: string;
  organization: string;
}

export function requestReceivedMail({ email, firstName, organization }: Requested): Mail {
  return {
    kind: 'request-received',
    to: email,
    subject: oneLine(`We have received your listing request for ${organization}`),
    text: paragraphs(
      oneLine(`Hello ${firstName},`),
      oneLine(
        `We received your request to list ${organization} with the ${config.association.name}. ` +
          'Our staff reviews listing requests within 2-3 business days and will write to you at this address.',
      ),
    ),
  };
}

export function requestDeniedMail({ email, firstName, organization }: Requested): Mail {
  return {
    kind: 'decision',
    to: email,
    subject: oneLine(`Your listing request for ${organization}`),
    text: paragraphs(
      oneLine(`Hello ${firstName},`),
      oneLine(
        `We have reviewed your request and cannot list ${organization} at this time. ` +
          `If you have questions, please write to ${config.association.mediaEmail}.`,
      ),
    ),
  };
}
