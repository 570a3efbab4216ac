import type { Mail } from '../../context';
import { config } from '@/shared/config/config';
import { oneLine, paragraphs } from './paragraphs';

interface Account {
  email: string;
  organization: string;
  password: string;
  portalUrl: string;
}

const signInLink = (portalUrl: string) => ({ label: 'Sign in', href: `${portalUrl}/mediareact/login` });

export function passwordMail({ email, organization, password, portalUrl }: Account): Mail {
  const link = signInLink(portalUrl);
  return {
    kind: 'password-issued',
    to: email,
    subject: `Your login to the media portal of the ${config.association.name}`,
    links: [link],
    text: paragraphs(
      oneLine(`${organization} may now sign in to the media portal.`),
      `E-mail: ${email}\nPassword: ${password}`,
      `Sign in: ${link.href}`,
      'There you can update your listing and staff, request credentials, and submit broadcast agreements.',
    ),
  };
}

export function recoveryMail({ goodUntil, ...account }: Account & { goodUntil: string }): Mail {
  const { email, organization, password, portalUrl } = account;
  const link = signInLink(portalUrl);
  return {
    kind: 'recovery',
    to: email,
    subject: 'Your new password for the media portal',
    goodUntil,
    links: [link],
    text: paragraphs(
      oneLine(`Someone requested a new password for the login of ${organization}.`),
      `E-mail: ${email}\nNew password: ${password}`,
      `Sign in: ${link.href}`,
      'Use the new password within one hour. Your old password stays valid until you sign in with the new one. ' +
        'If you did not request this, you can ignore this e-mail.',
    ),
  };
}

export function credentialsMail(email: string, organization: string, names: readonly string[]): Mail {
  const list = names.length === 0 ? 'Nobody' : names.map((name) => `- ${oneLine(name)}`).join('\n');
  return {
    kind: 'credentials',
    to: email,
    subject: oneLine(`Yearly credentials requested by ${organization}`),
    text: paragraphs(
      oneLine(`${organization} has requested this year's credentials for:`),
      list,
      'Credentials are yearly and must be requested again each year.',
    ),
  };
}
