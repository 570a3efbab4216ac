import type { Config } from 'jest';

export const withDocument: NonNullable<Exclude<NonNullable<Config['projects']>[number], string>>;
declare const config: Config;
export default config;
