import { existsSync } from "node:fs";
import { ConfigError, type StoreConfig } from "../config/readConfig.ts";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import { type Store, openStore, sqlitePath } from "./openStore.ts";

/** Functions that write to a command's stdout and stderr; tests pass their own. */
export interface Output {
  /** To await where much is written: the reader may be slow. */
  out: (text: string) => unknown;
  err: (text: string) => void;
}

type Command = (
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  output: Output,
) => Promise<number>;

/** Thrown by a command for arguments that Node's `parseArgs` accepts, but the command doesn't. */
export class WrongUsage extends Error {
  readonly code = "ERR_PARSE_ARGS_WRONG_USAGE";
}

/**
 * Wraps a command: it prints the usage or an error message and returns exit code 2 for wrong usage
 * or an invalid configuration, 3 for an unavailable store. Other errors are rethrown.
 */
export function storeCommand(usage: string, command: Command): Command {
  return async (args, environment, output) => {
    try {
      return await command(args, environment, output);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code?.startsWith("ERR_PARSE_ARGS")) {
        output.err(usage);
        return 2;
      }
      const isConfig = error instanceof ConfigError;
      if (!isConfig && !(error instanceof StoreUnavailable)) throw error;
      output.err(`${message}\n`);
      return isConfig ? 2 : 3;
    }
  };
}

/** Opens the store. If there is no SQLite file, prints an error and returns undefined: opening would create one. */
export function openExistingStore(config: StoreConfig, err: Output["err"]): Store | undefined {
  if (config.databaseUrl !== undefined || existsSync(sqlitePath(config.dataDir))) {
    return openStore(config);
  }
  err(`Não há banco de dados em ${config.dataDir}: confira DATA_DIR.\n`);
  return undefined;
}

/** Runs a command with the process's arguments, environment and streams, and sets its exit code. */
export async function runProgram(command: Command): Promise<void> {
  process.exitCode = await command(process.argv.slice(2), process.env, {
    out: async (text) => await new Promise((written) => process.stdout.write(text, written)),
    err: (text) => process.stderr.write(text),
  });
}
