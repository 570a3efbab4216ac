import type { Mail } from '../../mail';
import { association } from '../association';
import { paragraphs } from './paragraphs';

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
    subject: `Your login to the media portal of the ${association.name}`,
    links: [link],
    text: paragraphs(
      `${organization} may now sign in to the media portal.`,
      `E-mail: ${email}\nPassword: ${password}`,
      `Sign in: ${link.href}`,
      'There you keep your listing and staff up to date, request credentials and submit broadcast agreements.',
    ),
  };
}

export function recoveryMail({ email, organization, password, portalUrl }: Account): Mail {
  const link = signInLink(portalUrl);
  return {
    kind: 'recovery',
    to: email,
    subject: 'Your new password for the media portal',
    links: [link],
    text: paragraphs(
      `A new password was asked for the login of ${organization}.`,
      `E-mail: ${email}\nNew password: ${password}`,
      `Sign in: ${link.href}`,
      'Your old password stays valid until the new one is used. If you did not ask for this, you need do nothing.',
    ),
  };
}

export function credentialsMail(email: string, organization: string, names: readonly string[]): Mail {
  const list = names.length === 0 ? 'Nobody' : names.map((name) => `- ${name}`).join('\n');
  return {
    kind: 'credentials',
    to: email,
    subject: `Yearly credentials requested by ${organization}`,
    text: paragraphs(
      `${organization} has requested this year's credentials for:`,
      list,
      'Credentials are yearly and must be requested again each year.',
    ),
  };
}
