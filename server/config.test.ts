import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ENVIRONMENT_NAMES, readConfig } from './config.ts';
import { readTable } from './guidelines/text-table.ts';

describe('a wrong value stops the start with one line that names the variable', () => {
  test.each(readTable`
    PORT | http | PORT must be a number from 0 to 65535.
    PORT | 70000 | PORT must be a number from 0 to 65535.
    PUBLIC_URL | larder.example | PUBLIC_URL must be an address that begins with http:// or https://.
    PUBLIC_URL | javascript:alert(1) | PUBLIC_URL must be an address that begins with http:// or https://.
    DATABASE_URL | mysql://localhost | DATABASE_URL must be an address that begins with postgres:// or postgresql://.
    SMTP_URL | mail.example:25 | SMTP_URL must be an address that begins with smtp:// or smtps://.
    SMTP_URL | smtp:// | SMTP_URL must name the mail server, as in smtp://mail.example:587.
    MAIL_FROM | Larder | MAIL_FROM must be a mail address, alone or as in Larder <larder@example.com>.
    MAIL_FROM | Larder <larder@example.com | MAIL_FROM must be a mail address
    SEARCH_URL | https://search.example,search2.example | SEARCH_URL must be one or more addresses that begin with http:// or https://, separated by commas.
    DEMO | yes | DEMO must be on or off.
    LOG_LEVEL | loud | LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.
    SECRET_KEY | short | SECRET_KEY must be one or more keys of at least 32 characters, separated by commas, the newest first.
    GOOGLE_CLIENT_ID | x | GOOGLE_CLIENT_SECRET must be set, as GOOGLE_CLIENT_ID is.
    TRUSTED_PROXIES | 10.0.0.0/40 | TRUSTED_PROXIES must be addresses or networks
    TRUSTED_PROXIES | proxy.example | TRUSTED_PROXIES must be addresses or networks
    METRICS_TOKEN | short | METRICS_TOKEN must have at least 32 characters.
    NEO4J_PASSWORD | x | NEO4J_URL must be set, as NEO4J_PASSWORD is.
  `)('%s=%s', (name = '', value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });

  test('an issuer without TLS that is not on this machine', () => {
    const environment = {
      GOOGLE_CLIENT_ID: 'x',
      GOOGLE_CLIENT_SECRET: 'y',
      GOOGLE_ISSUER: 'http://issuer.example',
    };
    expect(() => readConfig(environment)).toThrow('GOOGLE_ISSUER must begin with https://');
  });

  test('a key of Apple that cannot sign', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    for (const key of ['garbage', rsa.export({ type: 'pkcs8', format: 'pem' }).toString()]) {
      const environment = {
        APPLE_CLIENT_ID: 'x',
        APPLE_TEAM_ID: 'y',
        APPLE_KEY_ID: 'z',
        APPLE_PRIVATE_KEY: key,
      };
      expect(() => readConfig(environment)).toThrow('APPLE_PRIVATE_KEY must be the PEM text');
    }
  });

  test('a host others can reach, without a mail server', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow('SMTP_URL must be set when HOST is 0.0.0.0');
    // A proxy on this machine passes on what others ask.
    expect(() => readConfig({ PUBLIC_URL: 'https://larder.example' })).toThrow(
      'SMTP_URL must be set when PUBLIC_URL is larder.example',
    );
    expect(readConfig({ PUBLIC_URL: 'http://[::1]:3000' }).smtpUrl).toBeUndefined();
  });
});

test('a sender is an address, with or without a name', () => {
  for (const MAIL_FROM of ['larder@example.com', '"Larder, Inc." <larder@example.com>', 'Lärder <a@b>'])
    expect(readConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
});

test('an empty variable is one that is not set', () => {
  expect(readConfig({ PORT: '', SMTP_URL: '', DEMO: '' })).toMatchObject({
    port: 3000,
    smtpUrl: undefined,
    demo: true,
  });
});

test('the object is frozen and the public address has no slash at its end', () => {
  const config = readConfig({ PUBLIC_URL: 'https://larder.example/', SMTP_URL: 'smtp://mail.example' });
  expect(config.publicUrl).toBe('https://larder.example');
  expect(Object.isFrozen(config)).toBe(true);
});

test('.env.example names every variable, and no other, with the defaults', () => {
  const lines = readFileSync(new URL('../.env.example', import.meta.url), 'utf8').split('\n');
  const entries = lines
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => line.split(/=(.*)/s) as [string, string]);
  expect(entries.map(([name]) => name).sort()).toEqual([...ENVIRONMENT_NAMES].sort());
  expect(readConfig(Object.fromEntries(entries))).toEqual(readConfig({}));
});
