import { readPolicySettings } from '../../security/policySettings';
import type { Environment } from '../../settings/readSetting';

export function hintsFor(url: string, pictures: Iterable<string>, environment: Environment): string[] {
  const { imageOrigins } = readPolicySettings(environment);
  const named = [...pictures].filter((address) => /^https?:\/\//i.test(address) && URL.canParse(address));
  const blocked = [...new Set(named.map((address) => new URL(address).origin))].filter(
    (origin) => !imageOrigins.includes(origin),
  );
  return [
    `Build the portal with MEDIA_API_URL=${url}, or pass that address on below the portal's own.`,
    ...(blocked.length === 0
      ? []
      : [
          `Pictures come from ${blocked.join(' and ')}: build the portal with IMAGE_ORIGINS="${blocked.join(' ')}", or its policy blocks them.`,
        ]),
  ];
}
