import { array, object, string, ValidationError } from 'yup';
import { FOOTBALL_ID, type AgreementChoices, type AgreementTexts, type BroadcastType } from '@/features/agreements';
import { cleanEmail, cleanText } from '@/shared/lib/clean-text';
import { optionalText, requiredEmail, requiredText, requiredUrl } from '@/shared/lib/fields';
import { messages, type AgreementField } from '../messages';

export interface AgreementValues extends AgreementTexts, AgreementChoices {
  organization: string;
}

export interface Requirements {
  type: BroadcastType;
  /** No schools are on file, so the site's own location is enough. */
  isLocationEnough: boolean;
  /** Whether the user still has to confirm a passed date or deadline, or a host that is not the site's place. */
  unconfirmed: { overdue: boolean; host: boolean };
}

const chosen = (message: string) => string().required(message);
const someChosen = (message: string) => array().of(string().required()).min(1, message).required(message);

function agreementSchema({ type, isLocationEnough }: Requirements, isFootball: boolean) {
  return object({
    organization: requiredText(messages.organization),
    name: requiredText(messages.name),
    email: requiredEmail(messages.email, messages.emailPattern),
    billingEmail: requiredEmail(messages.billingEmail, messages.emailPattern),
    stream: type === 'Internet Video' ? requiredUrl(messages.stream, messages.streamPattern) : optionalText(),
    // The association has a message for a missing station but does not require one (AGR-9).
    station: optionalText(),
    tier: type === 'Audio' ? string() : chosen(messages.tier),
    activity: chosen(messages.activity),
    level: chosen(messages.level),
    class: chosen(messages.class),
    site: isFootball ? string() : chosen(messages.site),
    dates: someChosen(messages.dates),
    schools: isLocationEnough ? array() : someChosen(messages.schools),
    eventsite: chosen(messages.eventsite),
    landline: type === 'Audio' ? chosen(messages.yesOrNo) : string(),
    cellphone: type === 'Audio' ? chosen(messages.yesOrNo) : string(),
  });
}

export type AgreementErrors = Partial<Record<AgreementField, string>>;

export function agreementErrors(requirements: Requirements, values: AgreementValues): AgreementErrors {
  const { unconfirmed } = requirements;
  const errors: AgreementErrors = {
    ...(unconfirmed.overdue ? { overdue: messages.overdue } : {}),
    ...(unconfirmed.host ? { host: messages.host } : {}),
  };
  try {
    agreementSchema(requirements, values.activity === FOOTBALL_ID).validateSync(values, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // Keeps the first message of each field; the schema's paths are the fields' names.
    for (const { path, message } of error.inner) errors[path as AgreementField] ??= message;
  }
  return errors;
}

/** Cleans the texts as the schema does, and lowercases the URL's scheme, as the API expects. */
export function cleanTexts(texts: AgreementTexts): AgreementTexts {
  const { name, billingEmail, email, stream, station } = texts;
  return {
    name: cleanText(name),
    billingEmail: cleanEmail(billingEmail),
    email: cleanEmail(email),
    stream: cleanText(stream).replace(/^https?:/i, (scheme) => scheme.toLowerCase()),
    station: cleanText(station),
  };
}
