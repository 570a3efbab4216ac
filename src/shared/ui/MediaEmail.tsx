import { config } from '@/shared/config/config';

const { mediaEmail } = config.association;

/** The address of the association's media contact, as a link that starts an email. */
export const MediaEmail = () => <a href={`mailto:${mediaEmail}`}>{mediaEmail}</a>;
