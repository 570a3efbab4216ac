import type { Configuration } from 'webpack';

interface BuildMode {
  mode: 'production' | 'development';
}

export const PUBLIC_PATH: string;
export const HOT_PATH: string;
export function clientConfig(options: BuildMode & { folder?: string }): Configuration;
export function workerConfig(options: { files: readonly string[]; folder: string }): Configuration;
export function prerenderConfig(options: { folder: string }): Configuration;
export function productionAliases(mode: BuildMode['mode']): Record<string, string>;
declare const config: (env: unknown, argv?: Partial<BuildMode>) => Configuration;
export default config;
