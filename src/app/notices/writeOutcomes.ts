export interface WriteOutcome {
  done: string;
  failed: string;
  /** The answer was lost. */
  unsure: string;
}

const outcome = (what: string, verb: string): WriteOutcome => ({
  done: `${what} has been ${verb}.`,
  failed: `${what} has not been ${verb}.`,
  unsure: `We couldn’t confirm that ${what.replace(/^[A-Z]/, (letter) => letter.toLowerCase())} has been ${verb}.`,
});

/** By endpoint; login and captcha concern only their own screens. */
export const writeOutcomes: Readonly<Record<string, WriteOutcome>> = {
  saveOrganization: outcome('Your organization', 'saved'),
  saveContact: outcome('The contact', 'saved'),
  addAssistant: outcome('The assistant', 'added'),
  deleteAssistant: outcome('The assistant', 'deleted'),
  saveSiteNotifications: outcome('Your choice of sites', 'saved'),
  saveCredentials: outcome('Your credential request', 'submitted'),
  submitAgreement: outcome('Your broadcast agreement', 'submitted'),
  submitListingRequest: outcome('Your listing request', 'sent'),
  decideAudioRequest: outcome('Your decision', 'sent'),
  recover: outcome('Your request for a new password', 'sent'),
};
