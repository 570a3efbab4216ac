import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from '../mocks/commands/command';

/** Parses a command's options. @throws a UsageError for one that it does not have */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...words], options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
