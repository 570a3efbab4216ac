import { readPolicySettings } from '../../security/policySettings';
import type { Environment } from '../../settings/readSetting';

export function hintsFor(url: string, pictures: Iterable<string>, environment: Environment): string[] {
  const { imageOrigins } = readPolicySettings(environment);
  const named = [...pictures].filter((address) => /^https?:\/\//i.test(address) && URL.canParse(address));
  const blocked = [...new Set(named.map((address) => new URL(address).origin))].filter(
    (origin) => !imageOrigins.includes(origin),
  );
  return [
    `Build the portal with MEDIA_API_URL=${url}, or proxy that URL under the portal's own origin.`,
    ...(blocked.length === 0
      ? []
      : [
          `Images come from ${blocked.join(' and ')}. Build the portal with IMAGE_ORIGINS="${blocked.join(' ')}", or its content security policy blocks them.`,
        ]),
  ];
}
