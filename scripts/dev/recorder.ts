import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RecordedCall } from '../../mocks/replay/recording';
import { isObject } from '../conform/schema';
import { keyOf } from '../conform/values';
import type { ProxiedCall } from './apiProxy';
import { redact, redactPath, redactText } from './redact';

const nameOf = (number: number, method: string, address: string): string => {
  const words = redactPath(address)
    .replace(/[^a-z0-9-]+/gi, '-')
    .slice(1, 60);
  return `${String(number).padStart(4, '0')}-${method}-${words}.json`;
};

function sessionIn(answer: string): RecordedCall['session'] {
  try {
    const value: unknown = JSON.parse(answer);
    const token = isObject(value) && typeof value.token === 'string' ? value.token : '';
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    const [Role, Identifier] = [keyOf(payload, 'Role'), keyOf(payload, 'Identifier')];
    return Role === undefined || Identifier === undefined
      ? undefined
      : { Role: String(Role), Identifier: String(Identifier) };
  } catch {
    return undefined;
  }
}

export function createRecorder(folder: string): (call: ProxiedCall) => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let number = 0;
  return ({ method, path: address, sent, status, contentType, answer, ms, findings }) => {
    number += 1;
    const session = address === '/login/login' && status === 200 ? sessionIn(answer) : undefined;
    const call: RecordedCall = {
      method,
      path: redactPath(address),
      ...(sent === undefined ? {} : { sent: redact(sent) }),
      status,
      contentType,
      answer: redactText(answer),
      ms,
      deviations: findings.map(({ verdict, what }) => `${verdict}: ${what}`),
      ...(session === undefined ? {} : { session }),
    };
    const file = path.join(folder, nameOf(number, method, address));
    writeFileSync(file, `${JSON.stringify(call, null, 2)}\n`, { mode: 0o600 });
  };
}
