import type { Mail } from '../../mail';
import { association } from '../association';
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
    subject: `Your login to the media portal of the ${association.name}`,
    links: [link],
    text: paragraphs(
      oneLine(`${organization} may now sign in to the media portal.`),
      `E-mail: ${email}\nPassword: ${password}`,
      `Sign in: ${link.href}`,
      'There you keep your listing and staff up to date, request credentials and submit broadcast agreements.',
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
      oneLine(`A new password was asked for the login of ${organization}.`),
      `E-mail: ${email}\nNew password: ${password}`,
      `Sign in: ${link.href}`,
      'The new password is good for one hour, until you sign in with it for the first time. Your old password stays valid ' +
        'until then. If you did not ask for this, you need do nothing.',
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
